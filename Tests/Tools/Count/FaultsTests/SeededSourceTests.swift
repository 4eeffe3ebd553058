import Foundation
import SwiftTokens
import Testing
import TestSupport
import Toolchain

@testable import Faults

@Suite("A text with its faults behind switches")
struct SeededSourceTests {
    @Test("An error is blamed on the fault whose text it is in, or on all of its line, or on all")
    func blame() {
        let source = SeededSource(
            SwiftText("first\nf(a)\n"),
            [fault(1, .replace(8..<9, with: "b")), fault(2, .skip(6..<10))])
        let line = source.text.split(separator: "\n")[1]
        let column = line.utf8.distance(
            from: line.startIndex, to: line.range(of: "isOn(1)")?.lowerBound ?? line.startIndex)
        #expect(source.faults(line: 2, column: column + 1).map(\.number) == [1])
        let original = line.utf8.distance(
            from: line.startIndex, to: line.range(of: "a))")?.lowerBound ?? line.startIndex)
        #expect(Set(source.faults(line: 2, column: original + 1).map(\.number)) == [1, 2])
        #expect(Set(source.faults(line: 1, column: 1).map(\.number)) == [1, 2])
    }

    @Test(
        "Each switch does what the change says: seeded once and run, against each change compiled alone"
    )
    func behaviour() throws {
        let source = try MadeSource(Self.program)
        let folder = try Folder()
        let seeded = try folder.program(
            SeededSource(source.code, source.faults).text, FaultSwitch.source(for: "Made"))
        let clean = try folder.output(of: seeded, fault: nil)
        #expect(clean == "1 one\n2 many\n")
        let kinds: Set<Fault.Kind> = [
            .statementsSwapped, .conditionNegated, .resultEmptied, .callRemoved, .returnedEarly,
        ]
        var tried: Set<Fault.Kind> = []
        for fault in source.faults where kinds.contains(fault.kind) && !tried.contains(fault.kind) {
            tried.insert(fault.kind)
            let bytes = source.code.bytes
            let changed =
                bytes[..<fault.change.range.lowerBound] + Array(fault.change.after.utf8)
                + bytes[fault.change.range.upperBound...]
            let alone = try folder.program(String(decoding: changed, as: UTF8.self))
            let switched = try folder.output(of: seeded, fault: fault.id)
            let changedAlone = try folder.output(of: alone, fault: nil)
            #expect(switched == changedAlone, "\(fault.line())")
            #expect(switched != clean, "\(fault.line())")
        }
        #expect(tried == kinds)
    }

    private static let program = """
        @main final class Made {
            private var count = 0
            private var word = ""
            static func main() {
                let made = Made()
                made.add(1)
                made.add(1)
            }
            private func add(_ number: Int) {
                count += number
                word = name(count) ?? "none"
                tell()
            }
            private func name(_ number: Int) -> String? {
                let text = number > 1 ? "many" : "one"
                return text.lowercased()
            }
            private func tell() { print(count, word) }
        }
        """

    private func fault(_ number: Int, _ edit: Edit) -> Fault {
        .made(number, edits: [edit])
    }
}

/// Compiles and runs programs in a folder that is removed after the test.
private final class Folder {
    private let workspace: Workspace
    private var count = 0

    init() throws {
        workspace = try Workspace()
    }

    func program(_ sources: String...) throws -> URL {
        count += 1
        let files = try sources.enumerated().map { index, source in
            try workspace.write(source, to: "\(count)-\(index).swift")
        }
        let program = workspace.folder.appending(path: "program-\(count)")
        try Tool("swiftc").run(
            files + [
                "-swift-version", "6", "-default-isolation", "MainActor", "-parse-as-library",
                "-module-name", "Made", "-o", program.path,
            ])
        return program
    }

    func output(of program: URL, fault: Fault.ID?) throws -> String {
        let environment = fault.map { [FaultSwitch.variable: $0.description] } ?? [:]
        let run = try Subprocess([program.path], environment: environment).run()
        return run.text + run.errors
    }
}
