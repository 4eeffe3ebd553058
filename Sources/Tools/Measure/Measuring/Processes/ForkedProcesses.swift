import Foundation
import RuntimeCounters
import Synchronization
import Toolchain

/// Carries out one order after the other, each in a process of its own, which a process of the program forks.
///
/// The forking process has linked its libraries and done nothing else, so each order finds a heap that nothing has touched.
/// A fork takes about a millisecond, and a start of the program thirty: it links more than fifty libraries. The hash seeds
/// of Swift are chosen at the start, so they are the same in all forks of a process.
package final class ForkedProcesses: Sendable {
    private let subprocess: Subprocess
    private let process = Mutex<LineProcess?>(nil)

    /// - Parameter subprocess: A program that calls ``forEachOrder()`` and then carries out one order.
    package init(of subprocess: Subprocess) {
        self.subprocess = subprocess
    }

    /// Waits for orders, and forks a process for each. Returns in these processes only, or at once where forking is not
    /// possible: then the process carries out one order, and ends.
    package static func forEachOrder() { fork_for_each_line() }

    /// - Parameter name: What the error says about the order if the process ends without an answer.
    package func answer<Answer: Decodable>(
        to order: some Encodable, named name: String
    ) throws -> Answer {
        let last = process.withLock { $0 }
        do {
            let process = try last ?? LineProcess(subprocess)
            self.process.withLock { $0 = process }
            let line = try process.answerBlocking(to: try Subprocess.text(of: order))
            return try JSONDecoder().decode(Answer.self, from: line)
        } catch let error as LineProcessError where last != nil && error.run.succeeded {
            // It can't fork, so it has ended after its last order.
            process.withLock { $0 = nil }
            return try answer(to: order, named: name)
        } catch {
            throw MeasuringError("\(name): a process could not carry this out: \(error)")
        }
    }
}
