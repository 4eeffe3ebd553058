import ArchitectureRules
import Console
import Foundation
import Traces
import Trials

/// A learner's prediction of a step: for each architecture, the roles that take part, and the number of messages.
package struct Prediction: Sendable {
    /// The prediction for one architecture. A field that is not filled in is nil, or missing in `numbers`.
    struct Part: Sendable {
        let roles: Set<String>?
        let numbers: [Receiver: Int]
        let line: Int
    }

    /// The receivers of messages, with the names of their fields.
    enum Receiver: String, CaseIterable {
        case toolkit = "Messages to the toolkit"
        case others = "Other messages"
    }

    /// The file that the learner fills in, from the root of the package.
    package static let path = "prediction.md"

    package let step: String
    /// The file with the scenario, from the root of the package.
    package let feature: String
    let parts: [String: Part]
    /// The file with the prediction.
    private let path: String

    /// Reads a file whose fields are `Step` and `Feature`, and that has a section for each architecture, with
    /// the fields `Roles`, `Messages to the toolkit` and `Other messages`.
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
        var numbers: [Receiver: Int] = [:]
        for receiver in Receiver.allCases {
            let text = try value(receiver.rawValue)
            numbers[receiver] = Int(text)
            if text.isEmpty || Int(text) != nil { continue }
            throw document.error(
                line: section.line, seen: "\"\(receiver.rawValue): \(text)\"",
                expected: "a whole number", "write how many messages are sent")
        }
        return Part(
            roles: names.isEmpty ? nil : Set(names), numbers: numbers, line: section.line)
    }

    /// The file for the learner: the file with the answer, in which each answer is replaced by a question mark.
    static func form(from answer: String) -> String {
        answer.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            (["Roles"] + Receiver.allCases.map(\.rawValue)).map { "- \($0):" }
                .first(where: line.hasPrefix).map { $0 + " ?" }
                ?? String(line)
        }.joined(separator: "\n")
    }
}

/// Records the calls of a predicted step in an architecture. Returns nil if the scenario is not meant for the
/// architecture.
package typealias StepRecorder = @Sendable (Prediction, _ architecture: String) throws -> Trace?

extension Prediction {
    /// Compares the prediction for an architecture with the recorded calls: the roles first, and then the numbers.
    func result(in architecture: String, record: StepRecorder) throws -> CheckResult {
        guard let part = parts[architecture] else {
            throw FileError(
                path: path, seen: "no section \"\(architecture)\"",
                expected: "`## \(architecture)`",
                advice: "add it, with the same fields as in the other sections")
        }
        func failure(_ next: String, seen: String, expected: String) -> CheckResult {
            .failed(
                CheckFailure(
                    next: next, observed: seen, expected: expected, place: "\(path):\(part.line)"))
        }
        let known = Role.allCases.map(\.rawValue)
        let unknown = part.roles?.filter { !known.map(\.spelling).contains($0.spelling) } ?? []
        guard let roles = part.roles, unknown.isEmpty else {
            return failure(
                "fill in Roles in \(path)",
                seen: unknown.sorted().first.map { name in
                    "\"\(name)\", which is not a role"
                        + (known.closest(to: name).map { "; did you mean \"\($0)\"?" } ?? "")
                } ?? "nothing yet",
                expected: "your prediction for \(architecture), whose files end in "
                    + Self.roles(of: architecture).joined(separator: ", "))
        }
        let messages = try recordedMessages(in: architecture, record)
        let right = Set(
            StepQuestion.roles(in: messages, of: architecture).answer.map(\.spelling))
        let given = Set(roles.map(\.spelling))
        // The failures do not say in which direction a prediction is wrong, because then it could be found by trying. They show
        // a recorded call instead.
        if given != right {
            return failure(
                "predict the roles for \(architecture) again",
                seen: roles.sorted().joined(separator: ", "),
                expected: "the roles whose code runs because of `\(step)`" + messages.example())
        }
        for receiver in Receiver.allCases {
            let sent = messages.filter { receiver.isSent($0) }
            let right = sent.total
            guard let number = part.numbers[receiver] else {
                return failure(
                    "the roles are right; fill in \"\(receiver.rawValue)\" in \(path)",
                    seen: "nothing yet", expected: "a number")
            }
            if number == right { continue }
            return failure(
                "list \"\(receiver.rawValue)\" one by one, and count again", seen: "\(number)",
                expected: "the number of messages that are recorded for `\(step)`"
                    + sent.example(number))
        }
        return .passed
    }

    private static func roles(of architecture: String) -> [String] {
        let roles = Structure.roles[architecture].map(Array.init) ?? Role.allCases
        return roles.map(\.rawValue).sorted()
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
                advice: "check that `swift run trace` works here")
        }
        return trace?.steps.flatMap(\.messages) ?? []
    }
}

extension [Message] {
    /// One of the messages in words, such as the third; empty if there are none.
    fileprivate func example(_ number: Int = 1) -> String {
        if isEmpty { return "" }
        let message = self[Int((number - 1).magnitude % UInt(count))]
        return
            "; one of them: \(message.sender.name) calls `\(message.call.function)` of \(message.receiver.name)"
    }
}

extension Prediction.Receiver {
    /// Whether this receiver gets the message.
    fileprivate func isSent(_ message: Message) -> Bool {
        (message.receiver.group == .toolkit) == (self == .toolkit)
    }
}
