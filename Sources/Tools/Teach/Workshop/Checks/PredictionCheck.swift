import ArchitectureRules
import Traces

/// Records the calls of a predicted step in an architecture. It has no trace where the scenario is not meant for the
/// architecture.
package typealias StepRecorder = @Sendable (Prediction, _ architecture: String) throws -> Trace?

/// Compares a prediction with what is recorded.
struct PredictionCheck {
    let record: StepRecorder
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
        let messages = try messages(of: prediction)
        let recorded = Set(messages.flatMap { [$0.sender.name, $0.receiver.name] })
            .intersection(Role.allCases.map(\.rawValue))
        let total = messages.total
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

    private func messages(of prediction: Prediction) throws -> [Message] {
        let trace: Trace?
        do {
            trace = try record(prediction, architecture)
        } catch {
            throw noRecording(of: prediction, "\(error)")
        }
        if let failure = trace?.failure { throw noRecording(of: prediction, failure) }
        return trace?.steps.flatMap(\.messages) ?? []
    }

    private func noRecording(of prediction: Prediction, _ reason: String) -> WorkshopError {
        WorkshopError(
            prediction.feature, seen: "no recording (\(reason))",
            expected: "the calls of `\(prediction.step)`",
            advice: "see that `triptych trace` works here")
    }

    private static func lowercased(_ names: Set<String>) -> Set<String> {
        Set(names.map { $0.lowercased() })
    }

    private static func list(_ names: Set<String>) -> String {
        names.sorted().joined(separator: ", ")
    }
}
