import Foundation
/// A Markdown file as the workshop uses it: a title, a list of fields, and sections.
package struct MarkdownDocument: Equatable, Sendable {
    package struct Section: Equatable, Sendable {
        package let title: String
        package let text: String
        package let line: Int
    }

    /// A list item of the form `- Key: value`.
    package struct Field: Equatable, Sendable {
        package let key: String
        package let value: String
        package let line: Int
    }

    let path: String
    package let title: String?
    /// The fields before the first section.
    package let fields: [Field]
    package let sections: [Section]
    let lineCount: Int

    package init(_ text: String, path: String) {
        self.path = path
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        lineCount = max(1, lines.count)
        title = lines.first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
        let heads = Self.headings(of: lines)
        fields = Self.fields(of: lines[..<(heads.first ?? lines.count)])
        sections = heads.enumerated().map { place, start in
            let end = place + 1 < heads.count ? heads[place + 1] : lines.count
            return Section(
                title: String(lines[start].dropFirst(3)),
                text: lines[(start + 1)..<end].joined(separator: "\n").trimmingCharacters(
                    in: .newlines),
                line: start + 1)
        }
    }

    /// The places of the headings of sections, but not in blocks of code.
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
            guard let match = lines[index].wholeMatch(of: #/- ([A-Z][A-Za-z ]*): *(.*\S)? */#)
            else { return nil }
            return Field(
                key: String(match.1), value: String(match.2 ?? ""), line: index + 1)
        }
    }

    package func section(_ title: String) -> Section? {
        sections.first { $0.title == title }
    }

    func field(_ key: String) throws(WorkshopError) -> Field {
        guard let field = fields.first(where: { $0.key == key }) else {
            let line = (fields.last?.line ?? 1) + 1
            throw error(
                line: line, seen: "no field \"\(key)\"", expected: "a line `- \(key): ...`",
                "add it below the title")
        }
        return field
    }

    /// The text of a section that must be there and must not be empty.
    func text(of title: String) throws(WorkshopError) -> String {
        guard let section = section(title) else {
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
    ) -> WorkshopError {
        WorkshopError(path, line: line, seen: seen, expected: expected, advice: advice)
    }
}
