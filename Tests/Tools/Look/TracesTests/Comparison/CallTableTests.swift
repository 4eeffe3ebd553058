import Foundation
import Testing
import Toolchain

@testable import Traces

@Suite("Trees of calls side by side")
struct CallTableTests {
    private static let text = """
        final class LoginPresenter {
            func didTapLogIn() {
                guard canLogIn else { return }
                logIn(again: true)
            }
            func logIn(again: Bool) {
                let logIns = 1
                view.setText("logIn")
            }
        }
        """

    private static func call(
        _ function: String, _ lines: ClosedRange<Int>?, from line: Int? = nil,
        _ calls: [RecordedCall] = []
    ) -> RecordedCall {
        RecordedCall(
            participant: Participant("LoginPresenter"), module: "MVP", type: "LoginPresenter",
            function: "LoginPresenter.\(function)",
            place: lines.map {
                SourcePlace(
                    file: "Sources/Architectures/MVP/Login/LoginPresenter.swift",
                    firstLine: $0.lowerBound, lastLine: $0.upperBound)
            }, byProtocol: nil, site: RecordedCall.Site(lines: line.map { [$0] } ?? []),
            calls: calls)
    }

    private func table(_ trees: [[RecordedCall]]) throws -> CallTable {
        let package = try TemporaryFolder(in: FileManager.default.temporaryDirectory)
        let folder = package.url.appending(path: "Sources/Architectures/MVP/Login")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.text.utf8).write(to: folder.appending(path: "LoginPresenter.swift"))
        return try CallTable(trees, package: package.url)
    }

    @Test("A call is below its caller, with its code and the lines that called it")
    func tree() throws {
        let tree = Self.call(
            "didTapLogIn()", 2...5,
            [
                Self.call("canLogIn", 1...1, from: 3), Self.call("logIn(again:)", 6...9, from: 4),
            ])
        let lines = try table([[tree]]).rows.compactMap { $0[0] }
        #expect(lines.map(\.depth) == [0, 1, 1])
        #expect(lines.map { $0.callers.map(\.number) } == [[], [3], [4]])
        #expect(lines[2].callers.first?.text == "logIn(again: true)")
        #expect(lines[2].code?.lines.first == "func logIn(again: Bool) {")
    }

    @Test(
        "The same control is in one row, whichever role sets it; another control, or another task, is not"
    )
    func likeness() throws {
        func set(_ control: String) -> RecordedCall {
            RecordedCall(
                participant: Participant("PocketUI", group: .toolkit), module: "PocketUI",
                type: "Control", function: "Control.isEnabled.setter", place: nil,
                site: RecordedCall.Site(lines: [1], receiver: control))
        }
        let send = Self.call("send()", 6...9, [set("sendButton")])
        let screen = RecordedCall(
            participant: Participant("LoginViewController"), module: "MVC",
            type: "LoginViewController", function: "LoginViewController.send()", place: send.place,
            calls: [set("field"), set("$0.sendButton")])
        let other = Self.call("reset()", 2...5, [set("logOutButton")])
        let rows = try table([[screen], [send], [other]]).rows.map { row in
            row.map { $0?.call.target ?? $0?.call.member ?? "-" }
        }
        #expect(
            rows == [
                ["send()", "send()", "-"], ["field", "-", "-"], ["sendButton", "sendButton", "-"],
                ["-", "-", "reset()"], ["-", "-", "logOutButton"],
            ])
    }

    @Test("Only the first of very many are shown, and the others are counted")
    func many() throws {
        let calls = (0..<200).map { Self.call("a\($0)()", nil) }
        let table = try table([calls, []])
        #expect(table.rows.count == CallTable.mostLines)
        #expect(table.leftOut == [200 - CallTable.mostLines, 0])
    }
}
