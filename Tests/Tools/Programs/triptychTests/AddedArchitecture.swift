import ArchitectureList
import ArchitectureRules

@testable import Anatomy
@testable import SwiftSources
@testable import Traces

/// The list with one more architecture: MVC under another name.
enum AddedArchitecture {
    static let name = "MVC2"

    static let list =
        Architecture.all + [
            Architecture(
                name, "Model-View-Controller, again", app: Architecture.all[0].app, module: "MVC",
                folder: "Sources/Architectures/MVC")
        ]

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

    /// The figures of made sources: in each module a view controller that holds one of its kind.
    static let anatomy = AnatomyFigures(
        of: list.subjects,
        in: PackageSyntax(files: Set(list.map(\.subject.module)).sorted().map(file)))

    private static func file(of module: String) -> SyntaxFile {
        var file = SyntaxFile(module: module, feature: "Home", name: "HomeViewController")
        let type = "\(module).HomeViewController"
        file.types = [TypeDeclaration(name: type, kind: .class, isObject: true)]
        file.functions = [FunctionDeclaration(name: "submit", owner: type, statements: 7)]
        file.properties = [
            StoredProperty(owner: type, name: "next", type: type, hold: .strong)
        ]
        return file
    }
}
