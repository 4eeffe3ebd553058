import ArchitectureList
import Foundation
import Pages
import Testing
import Toolchain

@testable import ArchitectureRules
@testable import Console
@testable import Traces

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

    private func comparison(_ calls: [String: [RecordedCall]]) throws -> CodeColumns {
        let traces = calls.sorted { $0.key < $1.key }.map { architecture, calls in
            Trace(
                architecture: architecture,
                steps: [Trace.Step(text: "a step", calls: calls)], failure: nil)
        }
        return try CodeColumns(
            ofStep: "a step", in: traces, of: Architecture.all.subjects, package: package.url)
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

    @Test("The code of a function follows where it runs first, and elsewhere its name is enough")
    func once() throws {
        let comparison = try self.comparison(["MVP": [Self.mvp]])
        #expect(
            comparison.blocks(inColumn: 0).map(\.summary) == [
                "Person.tap(_:) at Shared/PocketUI/Person.swift:1",
                "  LoginPresenter.logIn() {}", "    LoginPresenter: closure in logIn()",
                "      LoginPresenter.end() {}", "    LoginPresenter.end()",
                "    ViewController.show() at Shared/PocketUI/ViewController.swift:1",
                "    ViewController.show()",
            ])
    }

    @Test("Code is shown to the end of its function, without what it is all indented by")
    func lines() throws {
        let block = try comparison(["MVP": [Self.mvp]]).blocks(inColumn: 0)[1]
        #expect(block.lines == ["func logIn() {", "    start {", "        end()", "    }", "}"])
    }

    @Test("Similar calls share a row, and what is left out at the end is counted")
    func rows() throws {
        let calls = (0..<200).map { Self.call("VIPER", "LoginWireframe", ".a\($0)()", 1...1) }
        let comparison = try self.comparison([
            "MVP": [Self.mvp],
            "VIPER": [
                Self.call(
                    "VIPER", "LoginPresenter", ".didTapLogIn()", 1...1,
                    [Self.call("VIPER", "LoginInteractor", ".logIn()", 1...1)])
            ] + calls,
        ])
        #expect(comparison.columns == ["MVP", "VIPER"])
        let rows = comparison.rows.map { row in
            row.cells.map { $0.first?.summary.drop { $0 == " " } ?? "-" }
        }
        #expect(
            rows[1] == ["LoginPresenter.logIn() {}", "LoginPresenter.didTapLogIn() {}"])
        #expect(comparison.rows.last?.cells == [[], [.remark("… and 52 calls more")]])
    }
}

extension CodeColumns.Block {
    /// The title, with the place of a function that is only named, and braces for code.
    fileprivate var summary: String {
        switch self {
        case .code(let title, _, _, _, _, _): "\(title ?? "") {}"
        case .mention(let title, _, _, let place): title + (place.map { " at \($0)" } ?? "")
        case .difference, .remark: ""
        }
    }
}
