import Anatomy
import ArchitectureList
import Foundation
import Output

/// Prints source metrics of the architectures.
struct AnatomyCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "anatomy",
            summary: "print source metrics: size, coupling, ownership, tests",
            options: [
                Option(
                    "--coverage", nil, "measure how much of the logic its tests run"
                ),
                Option("--compile", nil, "compile each architecture five times, for time and size"),
                Option(
                    "--hops", nil, "count the messages between roles in five actions, by traces"),
                .output("--json", "write all figures as JSON"),
                Option("--markdown", nil, "print the figures that no machine changes, as Markdown"),
                Option(
                    "--check", "FILE", "exit code 1 if generated parts of a document are stale",
                    excludes: ["--update"]),
                .output("--update", "update the generated parts of a document"),
            ],
            notes: """
                The figures come from the compiler's syntax tree of the sources, compiled for this
                command: no build is needed before. They are kept until the sources change. A document's generated parts stand between a line
                "<!-- generated: NAME -->" and a line "<!-- end -->"; NAME is anatomy for all tables, or anatomy
                and a word for one: size, features, feature details, roles, role details, extremes, coupling,
                references and a name such as MVP, modules, ownership, tests.
                """)
    }

    private let architectures: [Architecture]
    private let measuresCoverage: Bool
    private let compiles: Bool
    private let countsMessages: Bool
    private let jsonPath: String?
    private let asMarkdown: Bool
    private let checkedPath: String?
    private let updatedPath: String?

    init(_ arguments: Arguments) throws(UsageError) {
        architectures = arguments.architectures
        measuresCoverage = arguments.has("--coverage")
        compiles = arguments.has("--compile")
        countsMessages = arguments.has("--hops")
        jsonPath = arguments.value(of: "--json")
        asMarkdown = arguments.has("--markdown")
        checkedPath = arguments.value(of: "--check")
        updatedPath = arguments.value(of: "--update")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        // This is checked before the figures are read, which takes a while.
        let document = try (checkedPath ?? updatedPath).map { try Document($0) }
        let figures = try AnatomyReading(
            architectures: architectures, measuresCoverage: measuresCoverage, compiles: compiles,
            countsMessages: countsMessages
        ).figures(on: terminal)
        let report = AnatomyReport(figures)
        if let jsonPath { try terminal.save(try JSONText.encode(figures), to: jsonPath) }
        if let document {
            return try finish(
                document, with: GeneratedParts(of: "anatomy", report.generated), on: terminal)
        }
        terminal.print(asMarkdown ? report.markdown : report.text(width: terminal.width))
        return .success
    }

    private func finish(
        _ document: Document, with parts: GeneratedParts, on terminal: Terminal
    ) throws -> ExitCode {
        if updatedPath != nil {
            try document.replace(try parts.updated(document.text, named: document.path))
            return .success
        }
        let differences = try parts.differences(in: document.text, named: document.path)
        for difference in differences { terminal.print("\(document.path), \(difference)") }
        if differences.isEmpty { return .success }
        terminal.note(
            "\(document.path) is stale; bring it up to date with "
                + "`triptych anatomy --update \(document.path)`")
        return .failure
    }
}
