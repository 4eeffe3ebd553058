import Output
import Toolchain

/// The parts of a document that a program writes, and their expected text.
///
/// A part is between `<!-- generated: NAME -->` and `<!-- end -->`, each on a line of its own.
package struct GeneratedParts {
    /// A line that differs from the expected one.
    package struct Difference: Equatable, Sendable, CustomStringConvertible {
        /// The line in the document, from 1.
        package let line: Int
        /// The line in the document; nil if a line is missing.
        package let found: String?
        /// The expected line; nil if there should be none.
        package let expected: String?

        package var description: String {
            """
            line \(line):
              is:        \(found ?? "(nothing)")
              should be: \(expected ?? "(nothing)")
            """
        }
    }

    private static let beginning = "<!-- generated: "
    private static let end = "<!-- end -->"

    private let program: String
    private let texts: [String: String]

    /// Takes the expected text of each part, by its name.
    ///
    /// - Parameter program: What the names of all these parts begin with. Others are left alone.
    package init(of program: String, _ texts: [String: String]) {
        self.program = program
        self.texts = texts
    }

    /// The document with all parts up to date.
    ///
    /// - Parameter name: What the document is called in messages.
    package func updated(_ document: String, named name: String) throws -> String {
        var lines = Self.lines(of: document)
        for part in try parts(of: lines, named: name).reversed() {
            lines.replaceSubrange(part.range, with: part.expected)
        }
        return lines.joined(separator: "\n")
    }

    /// Where the document is not up to date.
    ///
    /// - Parameter name: What the document is called in messages.
    package func differences(in document: String, named name: String) throws -> [Difference] {
        let lines = Self.lines(of: document)
        return try parts(of: lines, named: name).flatMap { range, expected in
            (0..<max(range.count, expected.count)).compactMap { index in
                let found = index < range.count ? lines[range.lowerBound + index] : nil
                let wanted = index < expected.count ? expected[index] : nil
                if found == wanted { return nil }
                return Difference(
                    line: range.lowerBound + index + 1, found: found, expected: wanted)
            }
        }
    }

    /// Where the parts of this program are in a document, and the lines expected there.
    private func parts(
        of lines: [String], named document: String
    ) throws -> [(range: Range<Int>, expected: [String])] {
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
                    "\(document), line \(start + 1): the part \"\(name)\" has no end; "
                        + "put a line \"\(Self.end)\" after it")
            }
            rest = lines[(next + 1)...]
            guard name.split(separator: " ").first ?? "" == program else { continue }
            guard let text = texts[name] else {
                throw error("\(document): there is no part called \"\(name)\"")
            }
            parts.append((start + 1..<next, [""] + Self.lines(of: text) + [""]))
        }
        if parts.isEmpty { throw error("\(document) has no generated part of \(program)") }
        return parts
    }

    private func error(_ what: String) -> PackageError {
        let names = texts.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return PackageError(
            "\(what); it begins with a line \"\(Self.beginning)NAME -->\", "
                + "ends with a line \"\(Self.end)\", and NAME is one of \(names)")
    }

    private static func partName(in line: String) -> String? {
        guard line.hasPrefix(beginning), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst(beginning.count).dropLast(4))
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
