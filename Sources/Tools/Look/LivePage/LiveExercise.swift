import Dispatch
import Foundation
import Toolchain

/// The exercise in the work tree, as the commands of the workshop show it, give hints, and check it.
struct LiveExercise: Sendable {
    enum Command: String, Decodable, Sendable {
        case show, hint, check
    }

    /// The output of a command, for the page.
    struct Answer: Encodable, Sendable {
        let text: String
        /// Whether there is an exercise to show, or its check has passed.
        let succeeded: Bool
    }

    /// Runs a command of the workshop.
    let program: @Sendable (_ command: String) -> Subprocess?
    /// Hints and checks run here, because a check blocks a thread until it ends.
    private let queue = DispatchQueue(label: "LiveExercise")
    /// Commands that only read run here, so that they don't wait for a build.
    private let readingQueue = DispatchQueue(label: "LiveExercise.reading")

    func answer(to command: Command) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            (command == .show ? readingQueue : queue).async {
                continuation.resume(
                    with: Result {
                        guard let run = try program(command.rawValue)?.run() else {
                            return Answer(text: "", succeeded: false)
                        }
                        return Answer(text: run.text + run.errors, succeeded: run.succeeded)
                    })
            }
        }
    }
}
