import AppContract
import Apps
import SourceFixtures

@testable import ArchitectureList
@testable import Traces

/// The list with one more architecture: MVC under another name.
enum AddedArchitecture {
    static let name = "MVC2"

    static let list =
        Architecture.all + [
            Architecture(
                subject: ArchitectureSources(
                    name: name, module: "MVC", folder: "Sources/Architectures/MVC", tests: nil),
                isReference: false, variantOf: nil)
        ]

    /// The apps of the list.
    static let apps = Array(
        Apps.all.prefix(Architecture.all.count) + [NamedApp(name: name, app: Apps.all[0].app)])

    /// Made traces of one step, a call in each architecture.
    static let traces = list.map { architecture in
        let module = architecture.subject.module
        let call = RecordedCall(
            participant: Participant("ViewController"), module: module,
            function: "HomeViewController.submit()",
            place: SourcePlace(
                file: "\(architecture.subject.folder)/Home/HomeViewController.swift",
                firstLine: 1, lastLine: 1))
        return Trace(
            architecture: architecture.name,
            steps: [Trace.Step(text: "I tap \"Send\"", calls: [call])], failure: nil)
    }
}
