import Foundation
import Replay
import Subprocesses

/// A process that replays an app. If it has ended, it is started again.
actor LiveWorker {
    private let program: Subprocess
    private var process: LineProcess?

    init(_ program: Subprocess) {
        self.program = program
    }

    /// - Throws: How the process ended, if it did not answer.
    func answer(to order: ReplayOrder) async throws -> ReplayAnswer {
        let process = try process ?? LineProcess(program)
        self.process = process
        do {
            let answer = try await process.answer(to: try JSONEncoder().encode(order))
            return try JSONDecoder().decode(ReplayAnswer.self, from: answer)
        } catch {
            if self.process === process { self.process = nil }
            throw error
        }
    }
}
