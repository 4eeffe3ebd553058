import ArchitectureRules
import Foundation
import Subprocesses
import Toolchain
import Traces

/// Compares a prediction with what the program records.
struct PredictionCheck {
    /// The part of the output of `trace --json` that counts here.
    private struct Document: Decodable {
        struct Trace: Decodable {
            let steps: [Step]
            let failure: String?
        }

        struct Step: Decodable {
            let messages: [Message]
        }

        struct Message: Decodable {
            let sender: String
            let receiver: String
            let times: Int
        }

        let traces: [Trace]
    }

    let program: URL
    let package: URL
    let architecture: String

    /// - Parameter path: The file with the prediction, from the root of the package.
    func result(of text: String, path: String) throws -> CheckResult {
        let prediction = try Prediction(text, path: path)
        guard let part = prediction.parts[architecture] else {
            throw WorkshopError(
                path, seen: "no section \"\(architecture)\"", expected: "`## \(architecture)`",
                advice: "add it, with the fields Roles and Messages")
        }
        let place = "\(path):\(part.line)"
        guard let roles = part.roles, let count = part.messages else {
            return .failed(
                CheckFailure(
                    .prediction, next: "fill in Roles and Messages in \(path)",
                    observed: "nothing yet", expected: "your prediction for \(architecture)",
                    place: place))
        }
        let messages = try record(prediction)
        let recorded = Set(messages.flatMap { [$0.sender, $0.receiver] })
            .intersection(Role.allCases.map(\.rawValue))
        let total = messages.map(\.times).reduce(0, +)
        let hasRoles = Self.lowercased(roles) == Self.lowercased(recorded)
        if hasRoles, total == count { return .passed }
        let wrong =
            hasRoles
            ? "the number of messages differs"
            : total == count ? "the roles differ" : "the roles and the number of messages differ"
        return .failed(
            CheckFailure(
                .prediction, next: "predict again: \(wrong) from the recording",
                observed: "\(Self.list(roles)); \(count) messages",
                expected: "what `triptych trace '\(prediction.step)' \(prediction.feature) "
                    + "--architecture \(architecture)` shows", place: place))
    }

    private func record(_ prediction: Prediction) throws -> [Document.Message] {
        let folder = try TemporaryFolder(in: package)
        let file = folder.url.appending(path: "trace.json")
        let run = try Subprocess(
            [
                program.path, "trace", prediction.step, prediction.feature,
                "--architecture", architecture, "--json", file.path,
            ], in: package
        ).run()
        guard run.code == 0, let data = FileManager.default.contents(atPath: file.path) else {
            throw WorkshopError(
                prediction.feature,
                seen: "no recording (\(run.errors.trimmingCharacters(in: .newlines)))",
                expected: "the calls of `\(prediction.step)`",
                advice: "see that `triptych trace` works here")
        }
        return try JSONDecoder().decode(Document.self, from: data).traces
            .flatMap { $0.steps.flatMap(\.messages) }
    }

    private static func lowercased(_ names: Set<String>) -> Set<String> {
        Set(names.map { $0.lowercased() })
    }

    private static func list(_ names: Set<String>) -> String {
        names.sorted().joined(separator: ", ")
    }
}
