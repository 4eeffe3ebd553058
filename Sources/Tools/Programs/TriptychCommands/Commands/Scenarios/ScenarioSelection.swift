import ArchitectureList
import Output
import Scenarios

/// The scenarios that a command line asks for.
struct ScenarioSelection {
    /// Files and folders; those of the package if there are none.
    let paths: [String]
    /// Whether a path may end in a line number, as in `login.feature:12`.
    var takesLines = false
    /// The conditions for the tags of a scenario.
    var tags: [TagCondition] = []
    /// A text that the name must contain; nil for any name.
    var name: String?

    /// Reads the files, and selects the scenarios.
    ///
    /// - Throws: `ExitCode` if a file can't be read or has unknown steps. The terminal then shows a line for each error.
    func load(on terminal: Terminal) throws -> [RunnableScenario] {
        var scenarios: [RunnableScenario] = []
        var selected: [RunnableScenario] = []
        var errors: [any Error] = []
        for file in try FeatureSelection.all(paths, takesLines: takesLines) {
            let feature: RunnableFeature
            do {
                let read = try FeatureFiles.read(file.path)
                for warning in read.warnings { terminal.note("warning: \(warning)") }
                feature = try RunnableFeature(read)
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
    private static func unknownOnly(_ scenario: RunnableScenario) -> (any Error)? {
        let names = Architecture.known.names
        let wanted = scenario.scenario.tags.filter { $0.hasPrefix("@only-") }
            .map { String($0.dropFirst("@only-".count)) }
        return wanted.first { !names.contains($0) }.map {
            UsageError(
                "\(scenario.place): the tag @only-\($0): "
                    + names.complaint(aboutUnknown: "architecture", $0))
        }
    }

    private func isSelected(_ scenario: RunnableScenario) -> Bool {
        tags.allSatisfy { $0.holds(for: scenario.scenario.tags) }
            && (name.map(scenario.scenario.name.contains) ?? true)
    }

    private func nothingSelected(among count: Int) -> String {
        let conditions =
            tags.map(\.description) + [name].compactMap { $0.map { "has \"\($0)\" in its name" } }
        let condition = conditions.isEmpty ? "matches" : conditions.joined(separator: " and ")
        return "no scenario is selected: of \("scenario".counted(count)) none \(condition); "
            + "`triptych scenarios list` prints them with their tags"
    }
}

/// A tag that scenarios must have, or must not have.
struct TagCondition: CustomStringConvertible {
    private let tag: String
    private let isExcluded: Bool

    /// - Parameter text: `race`, or `not race`. Tags in files begin with `@`, which may be left out here.
    init?(_ text: String) {
        var words = text.split(separator: " ")
        isExcluded = words.first == "not"
        if isExcluded { words.removeFirst() }
        // A "~" means "not" in older tools, and no tag begins with it.
        guard let name = words.first, words.count == 1, name.first != "~" else { return nil }
        tag = name.hasPrefix("@") ? String(name) : "@" + name
    }

    func holds(for tags: [String]) -> Bool { tags.contains(tag) != isExcluded }

    var description: String { "\(isExcluded ? "lacks" : "has") the tag \(tag)" }
}
