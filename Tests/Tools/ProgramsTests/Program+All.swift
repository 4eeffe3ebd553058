import Console
import Testing
import TestSupport

@testable import AnatomyProgram
@testable import BenchProgram
@testable import ChangeProgram
@testable import CompareProgram
@testable import DocumentsProgram
@testable import FaultsProgram
@testable import LiveProgram
@testable import NewProgram
@testable import ScenariosProgram
@testable import TraceProgram
@testable import WorkshopProgram

extension Program {
    /// All programs of the package.
    static var all: [Program] {
        [
            AnatomyProgram.Main.program, BenchProgram.Main.program, ChangeProgram.Main.program,
            CompareProgram.Main.program, DocumentsProgram.Main.program, FaultsProgram.Main.program,
            LiveProgram.Main.program, NewProgram.Main.program,
            ScenariosProgram.Main.program, TraceProgram.Main.program, WorkshopProgram.Main.program,
        ]
    }

    static var allCommands: [any Command.Type] { all.flatMap(\.commands) }

    /// The command that words after `swift run` call.
    static func command(called words: [String]) -> (any Command.Type)? {
        all.first { $0.name == words.first }?.command(called: words)
    }
}

@Suite("The programs")
struct ProgramTests {
    @Test("are all that Package.swift has")
    func all() { #expect(Program.all.map(\.name) == Programs.names) }
}
