import ArchitectureList
import Console

/// The scenarios that a command line asks for.
package struct ScenarioSelection {
    private let paths: [String]
    private let takesLines: Bool
    private let tags: [TagCondition]
    private let name: String?

    /// - Parameters:
    ///   - paths: Files and folders; those of the package if there are none.
    ///   - takesLines: Whether a path may end in a line number, as in `login.feature:12`.
    ///   - tags: The conditions for the tags of a scenario.
    ///   - name: A text that the name must contain; nil for any name.
    package init(
        paths: [String], takesLines: Bool = false, tags: [TagCondition] = [], name: String? = nil
    ) {
        self.paths = paths
        self.takesLines = takesLines
        self.tags = tags
        self.name = name
    }

    /// Reads the files, and selects the scenarios.
    ///
    /// - Parameter check: Throws if something in a feature is wrong, such as an unknown step.
    /// - Throws: `ExitCode` if a file can't be read, or is wrong. The terminal then shows a line for each error.
    package func load(
        on terminal: Terminal, checking check: (Feature) throws -> Void = { _ in }
    ) throws -> [Scenario] {
        var scenarios: [Scenario] = []
        var selected: [Scenario] = []
        var errors: [any Error] = []
        for file in try FeatureSelection.all(paths, takesLines: takesLines) {
            let feature: Feature
            do {
                feature = try FeatureFiles.read(file.path)
                for warning in feature.warnings { terminal.note("warning: \(warning)") }
                try check(feature)
            } catch {
                errors.append(error)
                continue
            }
            if feature.scenarios.isEmpty {
                terminal.note("\(file.path.printable): there are no scenarios in this file")
            }
            errors += feature.scenarios.compactMap(Self.unknownOnly)
            scenarios += feature.scenarios
            selected += try file.selected(from: feature.scenarios)
        }
        for error in errors { terminal.note("\(error)") }
        if !errors.isEmpty { throw ExitCode.failure }
        selected = selected.filter(isSelected)
        if selected.isEmpty { throw UsageError(nothingSelected(among: scenarios.count)) }
        return selected
    }

    /// The error for a tag such as `@only-MPV`, because no architecture has this name; nil if there is none.
    private static func unknownOnly(_ scenario: Scenario) -> (any Error)? {
        let names = Architecture.known.names
        let wanted = scenario.tags.filter { $0.hasPrefix("@only-") }
            .map { String($0.dropFirst("@only-".count)) }
        return wanted.first { !names.contains($0) }.map {
            UsageError(
                "\(scenario.place): the tag @only-\($0): "
                    + names.complaint(aboutUnknown: "architecture", $0))
        }
    }

    private func isSelected(_ scenario: Scenario) -> Bool {
        tags.allSatisfy { $0.holds(for: scenario.tags) }
            && (name.map(scenario.name.contains) ?? true)
    }

    private func nothingSelected(among count: Int) -> String {
        let conditions =
            tags.map(\.description) + [name].compactMap { $0.map { "has \"\($0)\" in its name" } }
        let condition = conditions.isEmpty ? "matches" : conditions.joined(separator: " and ")
        return "no scenario is selected: of \("scenario".counted(count)) none \(condition); "
            + "`swift run scenarios list` prints them with their tags"
    }
}
