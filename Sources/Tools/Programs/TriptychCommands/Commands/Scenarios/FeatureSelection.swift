import Foundation
import Scenarios

/// A feature file on the command line: all of it, or the scenarios at some lines.
struct FeatureSelection {
    let path: String
    /// Empty for the whole file.
    private(set) var lines: [Int] = []

    /// The files at these paths, or those of the package if there are none. Each file is there once,
    /// however it is written.
    ///
    /// - Parameter takesLines: Whether a path may end in a line number, as in `login.feature:12`.
    static func all(
        _ paths: [String], takesLines: Bool = false
    ) throws(UsageError) -> [FeatureSelection] {
        var selections: [FeatureSelection] = []
        var indices: [String: Int] = [:]
        for path in paths.isEmpty ? [try ownFolder()] : paths {
            for selection in try takesLines ? files(at: path) : files(at: path, lines: []) {
                let file = URL(fileURLWithPath: selection.path).resolvingSymlinksInPath().path
                if let index = indices[file] {
                    selections[index].merge(selection)
                } else {
                    indices[file] = selections.count
                    selections.append(selection)
                }
            }
        }
        return selections
    }

    /// The scenarios that are selected among those of the file.
    func selected(
        from scenarios: [RunnableScenario]
    ) throws(UsageError) -> [RunnableScenario] {
        if lines.isEmpty { return scenarios }
        var selected = Set<Int>()
        for line in lines {
            let there = scenarios.indices.filter { scenarios[$0].scenario.lines.contains(line) }
            let row = there.filter { scenarios[$0].scenario.location.line == line }
            if there.isEmpty { throw noScenario(at: line, among: scenarios) }
            selected.formUnion(row.isEmpty ? there : row)
        }
        return selected.sorted().map { scenarios[$0] }
    }

    private mutating func merge(_ other: FeatureSelection) {
        lines = lines.isEmpty || other.lines.isEmpty ? [] : lines + other.lines
    }

    private func noScenario(at line: Int, among scenarios: [RunnableScenario]) -> UsageError {
        let lines = scenarios.map { String($0.scenario.location.line) }.joined(separator: ", ")
        let known = scenarios.isEmpty ? "the file has none" : "scenarios are at lines \(lines)"
        return UsageError("\(path):\(line): there is no scenario at this line; \(known)")
    }

    /// The file or folder at a path that may end in `:LINE` once or more.
    private static func files(at path: String) throws(UsageError) -> [FeatureSelection] {
        var parts = path.split(separator: ":", omittingEmptySubsequences: false)[...]
        var lines: [Int] = []
        while parts.count > 1,
            !FileManager.default.fileExists(atPath: parts.joined(separator: ":")),
            let line = parts.last.flatMap({ Int($0) }), line > 0
        {
            lines.append(line)
            parts.removeLast()
        }
        return try files(at: lines.isEmpty ? path : parts.joined(separator: ":"), lines: lines)
    }

    private static func files(
        at path: String, lines: [Int]
    ) throws(UsageError) -> [FeatureSelection] {
        do throws(FeatureFilesError) {
            return try FeatureFiles.find([path]).map { FeatureSelection(path: $0, lines: lines) }
        } catch {
            throw UsageError(error.description)
        }
    }

    private static func ownFolder() throws(UsageError) -> String {
        do throws(FeatureFilesError) {
            return try FeatureFiles.ownFolder()
        } catch {
            throw UsageError(error.description)
        }
    }
}
