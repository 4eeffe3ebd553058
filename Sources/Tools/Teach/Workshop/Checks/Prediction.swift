import ArchitectureRules
import Foundation
import Output
import Traces
import Trials

/// What a step does, as somebody predicts it: for each architecture the roles that take part and the number
/// of messages.
package struct Prediction: Sendable {
    /// What is predicted of one architecture; nil where nothing was filled in.
    struct Part: Sendable {
        let roles: Set<String>?
        let messages: Int?
        let line: Int
    }

    /// What the learner fills in, from the root of the package.
    package static let path = "prediction.md"

    package let step: String
    /// The file with the scenario, from the root of the package.
    package let feature: String
    let parts: [String: Part]
    /// The file with the prediction.
    private let path: String

    /// Reads a file whose fields are `Step` and `Feature`, and that has a section for each architecture, with
    /// the fields `Roles` and `Messages`.
    init(_ text: String, path: String) throws(FileError) {
        let document = MarkdownDocument(text, path: path)
        step = try document.field("Step").value
        feature = try document.field("Feature").value
        var parts: [String: Part] = [:]
        for section in document.sections {
            parts[section.title] = try Self.part(section, of: document)
        }
        self.parts = parts
        self.path = path
    }

    private static func part(
        _ section: MarkdownDocument.Section, of document: MarkdownDocument
    ) throws(FileError) -> Part {
        let lines = section.text.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let fields = MarkdownDocument.fields(of: lines[...])
        func value(_ key: String) throws(FileError) -> String {
            guard let value = fields[key]?.value else {
                throw document.error(
                    line: section.line, seen: "no field \"\(key)\" below \"\(section.title)\"",
                    expected: "a line `- \(key): ...`", "add it")
            }
            return value == "?" ? "" : value
        }
        let names = try value("Roles").split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let messages = try value("Messages")
        guard messages.isEmpty || Int(messages) != nil else {
            throw document.error(
                line: section.line, seen: "\"Messages: \(messages)\"", expected: "a whole number",
                "write how many messages are sent")
        }
        return Part(
            roles: names.isEmpty ? nil : Set(names), messages: Int(messages), line: section.line)
    }

    /// The text of the file for the learner: that of the answer, without the answers.
    static func form(from answer: String) -> String {
        answer.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            ["- Roles:", "- Messages:"].first(where: line.hasPrefix).map { $0 + " ?" }
                ?? String(line)
        }.joined(separator: "\n")
    }
}

/// Records the calls of a predicted step in an architecture. It has no trace where the scenario is not meant for the
/// architecture.
package typealias StepRecorder = @Sendable (Prediction, _ architecture: String) throws -> Trace?

extension Prediction {
    /// Compares what is predicted of an architecture with what is recorded.
    func result(in architecture: String, record: StepRecorder) throws -> CheckResult {
        guard let part = parts[architecture] else {
            throw FileError(
                path: path, seen: "no section \"\(architecture)\"",
                expected: "`## \(architecture)`",
                advice: "add it, with the fields Roles and Messages")
        }
        let place = "\(path):\(part.line)"
        let known = Role.allCases.map(\.rawValue)
        let unknown = part.roles?.filter { !known.map(\.spelling).contains($0.spelling) } ?? []
        guard let roles = part.roles, let count = part.messages, unknown.isEmpty else {
            return .failed(
                CheckFailure(
                    next: "fill in Roles and Messages in \(path)",
                    observed: unknown.sorted().first.map { name in
                        "\"\(name)\", which is no role"
                            + (known.closest(to: name).map { "; did you mean \"\($0)\"?" } ?? "")
                    } ?? "nothing yet",
                    expected: "your prediction for \(architecture); roles are "
                        + known.joined(separator: ", "), place: place))
        }
        let messages = try recordedMessages(in: architecture, record)
        let hasRoles = StepQuestion.roles(in: messages, of: architecture).isAnswered(by: roles)
        let hasCount = StepQuestion.number(of: messages, of: architecture)
            .isAnswered(by: ["\(count)"])
        if hasRoles, hasCount { return .passed }
        let wrong =
            hasRoles
            ? "the number of messages differs"
            : hasCount ? "the roles differ" : "the roles and the number of messages differ"
        return .failed(
            CheckFailure(
                next: "predict again: \(wrong) from the recording",
                observed: "\(roles.sorted().joined(separator: ", ")); \(count) messages",
                expected: "what `triptych trace '\(step)' \(feature) "
                    + "--architecture \(architecture)` shows", place: place))
    }

    private func recordedMessages(
        in architecture: String, _ record: StepRecorder
    ) throws(FileError) -> [Message] {
        let trace: Trace?
        var reason: String?
        do {
            trace = try record(self, architecture)
            reason = trace?.failure
        } catch {
            trace = nil
            reason = "\(error)"
        }
        if let reason {
            throw FileError(
                path: feature, seen: "no recording (\(reason))", expected: "the calls of `\(step)`",
                advice: "see that `triptych trace` works here")
        }
        return trace?.steps.flatMap(\.messages) ?? []
    }
}
