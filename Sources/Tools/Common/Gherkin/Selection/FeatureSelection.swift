import Console
import Foundation

/// A feature file on the command line: all of it, or the scenarios at some lines.
package struct FeatureSelection {
    package let path: String
    /// Empty for the whole file.
    private(set) var lines: [Int] = []

    /// The files at these paths, or those of the package if there are none. Each file appears once,
    /// however its path is written.
    ///
    /// - Parameter takesLines: Whether a path may end in a line number, as in `login.feature:12`.
    package static func all(
        _ paths: [String], takesLines: Bool = false
    ) throws(UsageError) -> [FeatureSelection] {
        var selections: [FeatureSelection] = []
        var indices: [String: Int] = [:]
        for operand in paths.isEmpty ? [try FeatureFiles.ownFolder()] : paths {
            let (path, lines) = takesLines ? pathAndLines(operand) : (operand, [])
            for file in try FeatureFiles.find([found(path)]) {
                let place = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
                if let index = indices[place] {
                    selections[index].add(lines)
                } else {
                    indices[place] = selections.count
                    selections.append(FeatureSelection(path: file, lines: lines))
                }
            }
        }
        return selections
    }

    /// The scenarios that are selected among those of the file.
    package func selected(from scenarios: [Scenario]) throws(UsageError) -> [Scenario] {
        if lines.isEmpty { return scenarios }
        var selected = Set<Int>()
        for line in lines {
            let there = scenarios.indices.filter { scenarios[$0].lines.contains(line) }
            let row = there.filter { scenarios[$0].location.line == line }
            if there.isEmpty { throw noScenario(at: line, among: scenarios) }
            selected.formUnion(row.isEmpty ? there : row)
        }
        return selected.sorted().map { scenarios[$0] }
    }

    /// - Parameter more: Further lines of the same file; empty for the whole file.
    private mutating func add(_ more: [Int]) {
        lines = lines.isEmpty || more.isEmpty ? [] : lines + more
    }

    private func noScenario(at line: Int, among scenarios: [Scenario]) -> UsageError {
        let lines = scenarios.map { String($0.location.line) }.joined(separator: ", ")
        let known = scenarios.isEmpty ? "the file has none" : "scenarios are at lines \(lines)"
        return UsageError("\(path):\(line): there is no scenario at this line; \(known)")
    }

    /// The path or, if it does not exist, the same path in the folder of the package's scenarios.
    private static func found(_ path: String) -> String {
        guard !FileManager.default.fileExists(atPath: path),
            let own = try? FeatureFiles.ownFolder() + "/" + path,
            FileManager.default.fileExists(atPath: own)
        else { return path }
        return own
    }

    /// Splits a path that ends in one or more `:LINE`, unless a file has this name.
    private static func pathAndLines(_ operand: String) -> (path: String, lines: [Int]) {
        var path = operand
        var lines: [Int] = []
        while !FileManager.default.fileExists(atPath: path),
            let colon = path.lastIndex(of: ":"),
            let line = Int(path[path.index(after: colon)...]), line > 0
        {
            lines.append(line)
            path = String(path[..<colon])
        }
        return (path, lines)
    }
}
