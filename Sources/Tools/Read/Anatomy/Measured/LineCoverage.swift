import Foundation

/// Which lines of a source file have run.
package struct LineCoverage: Equatable, Sendable {
    /// From the root of the package.
    package let path: String
    /// How many lines have code that can run.
    package let count: Int
    /// The numbers of those that never ran, in ascending order.
    package let missed: [Int]

    package init(path: String, count: Int, missed: [Int]) {
        self.path = path
        self.count = count
        self.missed = missed
    }

    /// Reads a tracefile of lcov: `SF:` begins a file, `DA:line,count` is a line with code, `end_of_record` ends
    /// the file. Other records are passed over. The format is that of the manual page geninfo(1).
    ///
    /// - Parameter package: The folder that the paths are shown from.
    static func read(_ text: String, in package: URL) -> [LineCoverage] {
        var files: [LineCoverage] = []
        var path = ""
        var hasRun: [Int: Bool] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("SF:") {
                path = String(line.dropFirst(3))
                hasRun = [:]
            } else if line.hasPrefix("DA:") {
                let fields = line.dropFirst(3).split(separator: ",")
                guard fields.count >= 2, let number = Int(fields[0]) else { continue }
                hasRun[number] = fields[1] != "0"
            } else if line == "end_of_record" {
                let folder = package.path + "/"
                files.append(
                    LineCoverage(
                        path: path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path,
                        count: hasRun.count, missed: hasRun.filter { !$0.value }.keys.sorted()))
            }
        }
        return files.sorted { $0.path < $1.path }
    }
}

extension [LineCoverage] {
    /// The share of all lines that ran, from 0 to 1; nil without any.
    package var share: Double? {
        let lines = map(\.count).reduce(0, +)
        return lines == 0 ? nil : 1 - Double(map(\.missed.count).reduce(0, +)) / Double(lines)
    }

    /// The lines that never ran, a line of text for each file that has any: `Sources/A.swift: 3-5, 9`.
    package var missedLines: [String] {
        filter { !$0.missed.isEmpty }.map { file in
            let ranges = RangeSet(file.missed.map { $0..<($0 + 1) }).ranges.map { range in
                range.count == 1
                    ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound - 1)"
            }
            return "\(file.path): \(ranges.joined(separator: ", "))"
        }
    }
}
