import ArchitectureList
import Foundation
import Output
import Workshop

/// Shows what was done, for the learner or as JSON for the teacher.
struct WorkshopProgressCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "workshop progress", summary: "show what you have started and passed",
            options: [.output("--json", "write it as JSON, for the teacher")])
    }

    /// An entry of the JSON.
    private struct Line: Encodable {
        let exercise: String
        let architecture: String
        let started: String
        let passed: String?
        let minutes: Int?
        let hints: Int
        let checks: Int
        let isAtWork: Bool

        init(_ entry: LearningProgress.Entry, isAtWork: Bool) {
            exercise = entry.work.exercise
            architecture = entry.work.architecture
            started = entry.started.formatted(.iso8601)
            passed = entry.passed?.formatted(.iso8601)
            minutes = entry.passed.map { Int(($0.timeIntervalSince(entry.started) / 60).rounded()) }
            hints = entry.hints
            checks = entry.checks
            self.isAtWork = isAtWork
        }
    }

    private let architectures: [Architecture]
    private let jsonPath: String?

    init(_ arguments: Arguments) throws(UsageError) {
        architectures = arguments.architectures
        jsonPath = arguments.value(of: "--json")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let catalogue = try Catalogue.current(of: architectures)
        let progress = try Workbench(catalogue, isForReading: true) { terminal.note($0) }.progress
        let lines = progress.entries.map { Line($0, isAtWork: progress.current == $0.work) }
        if let jsonPath {
            try terminal.save(try JSONText.encode(lines), to: jsonPath)
            return .success
        }
        var table = Table(columns: [
            Table.Column("Exercise"), Table.Column("In"), Table.Column("State"),
            Table.Column("Minutes", .right), Table.Column("Hints", .right),
            Table.Column("Checks", .right),
        ])
        for line in lines {
            let state = line.passed != nil ? "passed" : line.isAtWork ? "at work" : "started"
            table.add([
                line.exercise, line.architecture, state, line.minutes.map(String.init) ?? "",
                String(line.hints), String(line.checks),
            ])
        }
        terminal.print(
            lines.isEmpty
                ? "Nothing is started yet; `triptych workshop list` shows the exercises."
                : table.rendered(width: terminal.width))
        return .success
    }
}
