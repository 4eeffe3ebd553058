import ArchitectureList
import Foundation
import Testing
import Toolchain

@testable import ArchitectureRules
@testable import Traces
@testable import Output

@Suite("A step side by side")
struct StepComparisonTests {
    private let package: TemporaryFolder

    init() throws {
        package = try TemporaryFolder(in: FileManager.default.temporaryDirectory)
        let texts = [
            "Architectures/MVP/Login/LoginPresenter.swift": """
            final class LoginPresenter {
                func logIn() {
                    start {
                        end()
                    }
                }
                func end() {}
            }
            """,
            "Architectures/VIPER/Login/LoginPresenter.swift": "func didTapLogIn() {}",
            "Architectures/VIPER/Login/LoginInteractor.swift": "func logIn() {}",
            "Architectures/VIPER/Login/LoginWireframe.swift": "",
            "Architectures/MVP/Base/ScreenFactory.swift": "",
            "Shared/PocketUI/Person.swift": "", "Shared/PocketUI/ViewController.swift": "",
        ]
        for (path, text) in texts {
            let file = package.url.appending(path: "Sources/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    private static func call(
        _ module: String, _ file: String, _ function: String, _ lines: ClosedRange<Int>,
        folder: String = "Login", by name: String? = nil, _ calls: [RecordedCall] = []
    ) -> RecordedCall {
        let participant = Role(fileName: file)?.rawValue ?? module
        let path =
            module == "PocketUI"
            ? "Sources/Shared/PocketUI" : "Sources/Architectures/\(module)/\(folder)"
        return RecordedCall(
            participant: Participant(participant), module: module, function: "\(file)\(function)",
            place: SourcePlace(
                file: "\(path)/\(file).swift", firstLine: lines.lowerBound,
                lastLine: lines.upperBound),
            byProtocol: name, calls: calls)
    }

    private func comparison(
        _ calls: [String: [RecordedCall]], detail: CallTreeBuilder.Detail = .roles
    ) throws -> CodeColumns {
        let traces = calls.sorted { $0.key < $1.key }.map { architecture, calls in
            Trace(
                architecture: architecture,
                steps: [Trace.Step(text: "a step", calls: calls)], failure: nil)
        }
        return try CodeColumns(
            ofStep: "a step", in: traces, of: Architecture.all.subjects, package: package.url,
            detail: detail)
    }

    private static let mvp = call(
        "PocketUI", "Person", ".tap(_:)", 1...2,
        [
            call(
                "MVP", "LoginPresenter", ".logIn()", 2...6,
                [
                    call(
                        "MVP", "LoginPresenter", ": closure in logIn()", 3...5,
                        [call("MVP", "LoginPresenter", ".end()", 7...7)]),
                    call("MVP", "LoginPresenter", ".end()", 7...7),
                    call("PocketUI", "ViewController", ".show()", 1...2, by: "BaseView"),
                    call("PocketUI", "ViewController", ".show()", 1...2),
                ])
        ])

    @Test(
        "Each function is shown where it ran first, and named when it ran again or is outside")
    func once() throws {
        let comparison = try self.comparison(["MVP": [Self.mvp]])
        let blocks = comparison.blocks(inColumn: 0)
        #expect(
            blocks.map(\.summary) == [
                "→ Person.tap(_:)", "LoginPresenter.logIn()",
                "↑ LoginPresenter: closure in logIn()", "LoginPresenter.end()",
                "↑ LoginPresenter.end()", "→ ViewController.show()", "↑ ViewController.show()",
            ])
        #expect(
            blocks[5]
                == .mention(
                    title: "ViewController.show()", note: "by BaseView",
                    place: "Shared/PocketUI/ViewController.swift:1"))
    }

    @Test("Code is shown to the end of its function, without what it is all indented by")
    func lines() throws {
        let block = try comparison(["MVP": [Self.mvp]]).blocks(inColumn: 0)[1]
        #expect(block.lines == ["func logIn() {", "    start {", "        end()", "    }", "}"])
    }

    @Test("Functions with the same task share a row, and a missing role is explained once")
    func rows() throws {
        let comparison = try self.comparison([
            "MVP": [Self.mvp],
            "VIPER": [
                Self.call(
                    "VIPER", "LoginPresenter", ".didTapLogIn()", 1...1,
                    [
                        Self.call("VIPER", "LoginInteractor", ".logIn()", 1...1),
                        Self.call("VIPER", "LoginInteractor", ".logIn()", 2...2),
                    ])
            ],
        ])
        #expect(comparison.columns == ["MVP", "VIPER"])
        #expect(comparison.rows.map(\.title) == ["What is shown", "", "The business", ""])
        let absences = comparison.rows.map { $0.cells[0] }.suffix(2)
        #expect(
            Array(absences) == [
                [.remark("no interactor here: the presenter does it, with a service")], [],
            ])
    }
}
