import Foundation
import Output
import Toolchain

/// A document with parts that a program writes.
///
/// A part is between `<!-- generated: NAME -->` and `<!-- end -->`, each on a line of its own.
package struct GeneratedParts {
    private static let beginning = "<!-- generated: "
    private static let end = "<!-- end -->"

    private let program: String
    package let path: String
    package let lines: [String]

    /// Reads a document.
    ///
    /// - Parameter program: What the names of all these parts begin with. Others are left alone.
    package init(of program: String, in path: String) throws(UsageError) {
        do {
            self.init(
                of: program, in: try String(contentsOfFile: path, encoding: .utf8), named: path)
        } catch {
            throw UsageError(
                "\(path): cannot be read as text (\(error.localizedDescription)); "
                    + "give the path of a document")
        }
    }

    init(of program: String, in document: String, named path: String) {
        self.program = program
        self.path = path
        lines = Self.lines(of: document)
    }

    /// Brings the file up to date.
    ///
    /// - Parameter texts: What ought to be in each part, by its name.
    package func update(by texts: [String: String]) throws {
        try SafeFile.write(try updated(by: texts), to: path)
    }

    /// The document with all parts up to date.
    func updated(by texts: [String: String]) throws -> String {
        var lines = lines
        for part in try parts(by: texts).reversed() {
            lines.replaceSubrange(part.range, with: part.expected)
        }
        return lines.joined(separator: "\n")
    }

    /// Where the document is not as it ought to be: each line that differs, with its number.
    package func differences(from texts: [String: String]) throws -> [String] {
        try parts(by: texts).flatMap { range, expected in
            (0..<max(range.count, expected.count)).compactMap { index in
                let found = index < range.count ? lines[range.lowerBound + index] : nil
                let wanted = index < expected.count ? expected[index] : nil
                if found == wanted { return nil }
                return """
                    \(path), line \(range.lowerBound + index + 1):
                      is:        \(found ?? "(nothing)")
                      should be: \(wanted ?? "(nothing)")
                    """
            }
        }
    }

    /// Where the parts of this program are, and the lines that ought to be there.
    private func parts(
        by texts: [String: String]
    ) throws(PackageError) -> [(range: Range<Int>, expected: [String])] {
        func error(_ what: String) -> PackageError {
            let names = texts.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
            return PackageError(
                "\(what); it begins with a line \"\(Self.beginning)NAME -->\", "
                    + "ends with a line \"\(Self.end)\", and NAME is one of \(names)")
        }
        var parts: [(range: Range<Int>, expected: [String])] = []
        var rest = lines[...]
        while let start = rest.firstIndex(where: { Self.partName(in: $0) != nil }),
            let name = Self.partName(in: lines[start])
        {
            let next = lines[(start + 1)...].firstIndex { line in
                line == Self.end || Self.partName(in: line) != nil
            }
            guard let next, lines[next] == Self.end else {
                throw PackageError(
                    "\(path), line \(start + 1): the part \"\(name)\" has no end; "
                        + "put a line \"\(Self.end)\" after it")
            }
            rest = lines[(next + 1)...]
            guard name.split(separator: " ").first ?? "" == program else { continue }
            guard let text = texts[name] else {
                throw error("\(path): there is no part called \"\(name)\"")
            }
            parts.append((start + 1..<next, [""] + Self.lines(of: text) + [""]))
        }
        if parts.isEmpty { throw error("\(path) has no generated part of \(program)") }
        return parts
    }

    private static func partName(in line: String) -> String? {
        guard line.hasPrefix(beginning), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst(beginning.count).dropLast(4))
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
