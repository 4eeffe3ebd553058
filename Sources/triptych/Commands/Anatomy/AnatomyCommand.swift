import Anatomy
import Foundation
import Reporting

/// Counts what stands in the sources of the architectures.
struct AnatomyCommand: Command {
    static let definition = CommandDefinition(
        name: "anatomy",
        summary: "count what stands in the sources, as the compiler reads them",
        options: [
            Option(
                "--coverage", nil, "run the tests of the logic, and see how much of it they run"),
            Option("--compile", nil, "compile each architecture five times, for time and size"),
            Option("--json", "FILE", "write all figures as JSON"),
            Option("--markdown", nil, "print what is the same on every machine, as Markdown"),
            Option("--check", "FILE", "exit code 1 if generated parts of a document are stale"),
            Option("--update", "FILE", "write the generated parts of a document anew"),
        ],
        notes: """
            The figures come from the compiler's syntax tree of the sources, which are compiled anew for it:
            nothing need be built before. A document's generated parts stand between a line
            "<!-- generated: NAME -->" and a line "<!-- end -->"; NAME is anatomy for all tables, or anatomy
            and a word for one: size, features, roles, references MVP, modules, ownership, tests.
            """)

    private let measuresCoverage: Bool
    private let compiles: Bool
    private let jsonPath: String?
    private let asMarkdown: Bool
    private let checkedPath: String?
    private let updatedPath: String?

    init(_ arguments: Arguments) throws(UsageError) {
        measuresCoverage = arguments.has("--coverage")
        compiles = arguments.has("--compile")
        jsonPath = arguments.value(of: "--json")
        asMarkdown = arguments.has("--markdown")
        checkedPath = arguments.value(of: "--check")
        updatedPath = arguments.value(of: "--update")
        if checkedPath != nil, updatedPath != nil {
            throw UsageError("--check and --update don't go together")
        }
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let figures = try AnatomyReading(
            measuresCoverage: measuresCoverage, compiles: compiles
        ).figures(on: terminal)
        let report = AnatomyReport(figures)
        if let jsonPath { try terminal.save(try JSONText.encode(figures), to: jsonPath) }
        let parts = GeneratedParts(of: "anatomy", report.generated)
        if let checkedPath { return try check(checkedPath, against: parts, on: terminal) }
        if let updatedPath {
            try terminal.save(
                try parts.updated(try Document.read(updatedPath), named: updatedPath),
                to: updatedPath)
            return .success
        }
        terminal.print(asMarkdown ? report.markdown : report.text(width: terminal.width))
        return .success
    }

    private func check(
        _ path: String, against parts: GeneratedParts, on terminal: Terminal
    ) throws -> ExitCode {
        let differences = try parts.differences(in: try Document.read(path), named: path)
        for difference in differences { terminal.print("\(path), \(difference)") }
        if differences.isEmpty { return .success }
        terminal.note(
            "\(path) is stale; bring it up to date with `triptych anatomy --update \(path)`")
        return .failure
    }
}
