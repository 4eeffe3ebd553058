import Foundation

/// What a step does, as somebody predicts it: for each architecture the roles that take part and the number
/// of messages.
package struct Prediction: Equatable, Sendable {
    /// What is predicted of one architecture; nil where nothing was filled in.
    package struct Part: Equatable, Sendable {
        package let roles: Set<String>?
        package let messages: Int?
        package let line: Int
    }

    /// What the learner fills in, from the root of the package.
    package static let path = "prediction.md"

    package let step: String
    /// The file with the scenario, from the root of the package.
    package let feature: String
    package let parts: [String: Part]

    /// Reads a file whose fields are `Step` and `Feature`, and that has a section for each architecture, with
    /// the fields `Roles` and `Messages`.
    package init(_ text: String, path: String) throws(WorkshopError) {
        let document = MarkdownDocument(text, path: path)
        step = try document.field("Step").value
        feature = try document.field("Feature").value
        var parts: [String: Part] = [:]
        for section in document.sections {
            parts[section.title] = try Self.part(section, of: document)
        }
        self.parts = parts
    }

    private static func part(
        _ section: MarkdownDocument.Section, of document: MarkdownDocument
    ) throws(WorkshopError) -> Part {
        let lines = section.text.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let fields = MarkdownDocument.fields(of: lines[...])
        func value(_ key: String) throws(WorkshopError) -> String {
            guard let field = fields.first(where: { $0.key == key }) else {
                throw document.error(
                    line: section.line, seen: "no field \"\(key)\" below \"\(section.title)\"",
                    expected: "a line `- \(key): ...`", "add it")
            }
            return field.value == "?" ? "" : field.value
        }
        let roles = try value("Roles")
        let messages = try value("Messages")
        guard messages.isEmpty || Int(messages) != nil else {
            throw document.error(
                line: section.line, seen: "\"Messages: \(messages)\"", expected: "a whole number",
                "write how many messages are sent")
        }
        let names = roles.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return Part(
            roles: names.isEmpty ? nil : Set(names), messages: Int(messages), line: section.line)
    }

    /// The text of the file for the learner: that of the answer, without the answers.
    package static func form(from answer: String) -> String {
        answer.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            ["- Roles:", "- Messages:"].first(where: line.hasPrefix).map { $0 + " ?" }
                ?? String(line)
        }.joined(separator: "\n")
    }
}
