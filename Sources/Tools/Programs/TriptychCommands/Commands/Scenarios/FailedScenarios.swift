import Foundation
import Output
import Scenarios

/// The scenarios that failed in the last run, kept in the build folder of the package.
struct FailedScenarios: Codable {
    private struct Entry: Codable, Hashable {
        let path: String
        let name: String
        let precedingNamesakes: Int

        init(_ scenario: RunnableScenario) {
            path = URL(fileURLWithPath: scenario.path).path
            name = scenario.scenario.name
            precedingNamesakes = scenario.precedingNamesakes
        }
    }

    private let entries: [Entry]

    init(_ results: [SuiteResult]) {
        entries = results.flatMap(\.failures).map { Entry($0.scenario) }.uniqued()
    }

    /// The list that the last run in this package saved.
    static func last() throws(UsageError) -> FailedScenarios {
        guard let file, let data = FileManager.default.contents(atPath: file.path),
            let failed = try? JSONDecoder().decode(FailedScenarios.self, from: data)
        else {
            throw UsageError(
                "no run of this package is on record; type `triptych scenarios run` first")
        }
        guard !failed.entries.isEmpty else {
            throw UsageError("nothing failed in the last run, so there is nothing to run again")
        }
        return failed
    }

    /// Saves the list for the next run. Does nothing outside a package.
    func keep(notingOn terminal: Terminal) {
        guard let file = Self.file else { return }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(self).write(to: file, options: .atomic)
        } catch {
            terminal.note("\(file.path): can't keep the failed scenarios for --failed: \(error)")
        }
    }

    /// The feature files that still exist.
    var paths: [String] {
        entries.map(\.path).uniqued()
            .filter { FileManager.default.fileExists(atPath: $0) }
            .map { FeatureFiles.relative($0) }
    }

    func contains(_ scenario: RunnableScenario) -> Bool {
        entries.contains(Entry(scenario))
    }

    private static var file: URL? {
        try? FeatureFiles.package().appending(path: ".build/triptych/failed-scenarios.json")
    }
}
