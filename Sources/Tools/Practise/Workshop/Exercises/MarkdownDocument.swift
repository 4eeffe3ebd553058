import Foundation
import Trials

/// A Markdown file as the workshop uses it: a title, a list of fields, and sections.
package struct MarkdownDocument: Equatable, Sendable {
    package struct Section: Equatable, Sendable {
        package let title: String
        package let text: String
        let line: Int
    }

    let path: String
    let title: String?
    /// The list items of the form `- Key: value` before the first section.
    let fields: [Field]
    let sections: [Section]
    private let lineCount: Int

    init(_ text: String, path: String) {
        self.path = path
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        lineCount = max(1, lines.count)
        title = lines.first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
        let heads = Self.headings(of: lines)
        fields = Self.fields(of: lines[..<(heads.first ?? lines.count)])
        sections = zip(heads, heads.dropFirst() + [lines.count]).map { start, end in
            Section(
                title: String(lines[start].dropFirst(3)),
                text: lines[(start + 1)..<end].joined(separator: "\n").trimmingCharacters(
                    in: .newlines),
                line: start + 1)
        }
    }

    /// The indices of the lines with headings of sections. Blocks of code have none.
    private static func headings(of lines: [Substring]) -> [Int] {
        var isCode = false
        return lines.indices.filter { index in
            if lines[index].hasPrefix("```") { isCode.toggle() }
            return !isCode && lines[index].hasPrefix("## ")
        }
    }

    /// The fields among these lines.
    static func fields(of lines: ArraySlice<Substring>) -> [Field] {
        lines.indices.compactMap { index in
            lines[index].wholeMatch(of: #/- ([A-Z][A-Za-z ]*): *(.*\S)? */#).map {
                Field(key: String($0.1), value: String($0.2 ?? ""), line: index + 1)
            }
        }
    }

    func field(_ key: String) throws(FileError) -> Field {
        if let field = fields[key] { return field }
        throw error(
            line: (fields.last?.line ?? 1) + 1, seen: "no field \"\(key)\"",
            expected: "a line `- \(key): ...`", "add it below the title")
    }

    /// The value of a field, converted.
    func value<Value>(
        of key: String, expected: String, _ read: (String) -> Value?
    ) throws(FileError) -> Value {
        let field = try field(key)
        if let value = read(field.value) { return value }
        throw error(
            line: field.line, seen: "\"\(key): \(field.value)\"", expected: expected,
            "write it in that form")
    }

    /// The text of a section that must be there and must not be empty.
    func text(of title: String) throws(FileError) -> String {
        guard let section = sections.first(where: { $0.title == title }) else {
            throw error(
                line: lineCount, seen: "no section \"\(title)\"", expected: "`## \(title)`",
                "add it")
        }
        if section.text.isEmpty {
            throw error(
                line: section.line, seen: "an empty section", expected: "a text",
                "write it below the heading")
        }
        return section.text
    }

    func error(
        line: Int, seen: String, expected: String, _ advice: String
    ) -> FileError {
        FileError(path: path, line: line, seen: seen, expected: expected, advice: advice)
    }
}
