import Anatomy
import ArchitectureList
import Foundation
import Output

/// Prints source metrics of the architectures.
struct AnatomyCommand: Command {
    static let about = CommandDefinition(
        name: "anatomy",
        summary: "print source metrics: size, ownership, tests",
        notes: """
            The figures come from the compiler's syntax tree of the sources, compiled for this
            command: no build is needed before. They are kept until the sources change. A document's
            generated parts are between a line "<!-- generated: NAME -->" and a line "<!-- end -->"; NAME is
            anatomy for all tables, or anatomy and a word for one: size, features, roles, ownership, tests,
            average, longest.
            """)

    @Argument(architectures: "read") private var architectures: [Architecture]
    @Argument("--json", "FILE", "write all figures as JSON", isOutput: true) private var jsonPath:
        String?
    @Argument(
        "--check", "FILE", "exit code 1 if generated parts of a document are stale",
        excludes: ["--update", Option.architecture])
    private var checkedPath: String?
    @Argument(
        "--update", "FILE", "update the generated parts of a document",
        excludes: [Option.architecture], isOutput: true)
    private var updatedPath: String?

    func run(on terminal: Terminal) async throws -> ExitCode {
        // This is checked before the figures are read, which takes a while.
        let document = try (checkedPath ?? updatedPath).map {
            try GeneratedParts(of: "anatomy", in: $0)
        }
        let figures = try AnatomyReading(architectures: architectures).figures(on: terminal)
        if let jsonPath { try terminal.save(try JSONText.encode(figures), to: jsonPath) }
        let report = AnatomyReport(figures)
        if let document {
            return try finish(document, with: report.generated, on: terminal)
        }
        terminal.print(report.document)
        return .success
    }

    private func finish(
        _ document: GeneratedParts, with texts: [String: String], on terminal: Terminal
    ) throws -> ExitCode {
        if updatedPath != nil {
            try document.update(by: texts)
            return .success
        }
        let differences = try document.differences(from: texts)
        for difference in differences { terminal.print(difference) }
        if differences.isEmpty { return .success }
        terminal.note(
            "\(document.path) is stale; bring it up to date with "
                + "`triptych anatomy --update \(document.path)`")
        return .failure
    }
}
