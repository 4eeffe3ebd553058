import Console
import Foundation
import Toolchain

/// A document with parts that `swift run documents` writes.
///
/// A part is between `<!-- generated: NAME -->` and `<!-- end -->`, each on a line of its own.
struct GeneratedDocument {
    private static let beginning = "<!-- generated: "
    private static let end = "<!-- end -->"

    /// The path from the root of the package.
    let path: String
    private(set) var lines: [String]

    init(_ text: String, at path: String) {
        self.path = path
        lines = text.lines
    }

    /// The documents of a package that have generated parts.
    static func all(in package: URL) throws -> [GeneratedDocument] {
        let folders = ["", "Benchmarks/", "Sources/", "scenarios/"]
        return try folders.flatMap { folder in
            let url = package.appending(path: folder)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            return try names.sorted().filter { $0.hasSuffix(".md") }.map { name in
                let text = try String(contentsOf: url.appending(path: name), encoding: .utf8)
                return GeneratedDocument(text, at: folder + name)
            }
        }.filter { $0.lines.contains { $0.hasPrefix(beginning) } }
    }

    var text: String { lines.joined(separator: "\n") }

    /// The lines of a part, without the blank ones around them; nil if there is no such part.
    func lines(of name: String) throws(PackageError) -> [String]? {
        try parts().first { $0.name == name }.map { Array(lines[$0.range].dropFirst().dropLast()) }
    }

    /// Brings the parts up to date.
    ///
    /// - Parameter makeText: Returns the new text of the part with a name; nil to leave the part as it is.
    mutating func update(by makeText: (String) throws -> String?) throws {
        for part in try parts().reversed() {
            guard let text = try makeText(part.name) else { continue }
            lines.replaceSubrange(part.range, with: [""] + text.lines + [""])
        }
    }

    /// For each part that differs from the one in `other`, the first line that differs, with its number.
    func differences(from other: GeneratedDocument) throws -> [String] {
        try zip(parts(), other.parts()).compactMap { part, otherPart in
            let (found, wanted) = (lines[part.range], other.lines[otherPart.range])
            if found.elementsEqual(wanted) { return nil }
            let same = zip(found, wanted).prefix { $0 == $1 }.count
            return """
                \(path), line \(part.range.lowerBound + same + 1), in "\(part.name)":
                  is:        \(found.dropFirst(same).first ?? "(nothing)")
                  should be: \(wanted.dropFirst(same).first ?? "(nothing)")
                """
        }
    }

    /// The names and lines of the parts, without the lines that begin and end them.
    private func parts() throws(PackageError) -> [(name: String, range: Range<Int>)] {
        var parts: [(name: String, range: Range<Int>)] = []
        var rest = lines.indices
        while let start = rest.first(where: { Self.partName(in: lines[$0]) != nil }),
            let name = Self.partName(in: lines[start])
        {
            let end = lines.indices[(start + 1)...].first {
                lines[$0] == Self.end || Self.partName(in: lines[$0]) != nil
            }
            guard let end, lines[end] == Self.end else {
                throw PackageError(
                    "\(path), line \(start + 1): the part \"\(name)\" has no end; "
                        + "put a line \"\(Self.end)\" after it")
            }
            parts.append((name, start + 1..<end))
            rest = rest[(end + 1)...]
        }
        return parts
    }

    private static func partName(in line: String) -> String? {
        guard line.hasPrefix(beginning), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst(beginning.count).dropLast(4))
    }
}

extension [GeneratedDocument] {
    /// The lines of the first part with a name, and the document that it is in.
    func part(_ name: String) throws(PackageError) -> (path: String, lines: [String]) {
        for document in self {
            if let lines = try document.lines(of: name) { return (document.path, lines) }
        }
        throw PackageError("no document has a generated part \"\(name)\"; see CONTRIBUTING.md")
    }
}

extension String {
    fileprivate var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The texts of the cells, if this is a row of a table.
    var cells: [String] {
        guard hasPrefix("|"), hasSuffix("|") else { return [] }
        return dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
