import AppContract
import Foundation

/// A process that replays: it reads an order from each line of its input, and writes an answer as a line.
@MainActor
package enum ReplayWorker {
    /// Works until the input ends.
    package static func run(
        _ app: any App.Type, count: @escaping Replayer.Count = { _, _ in nil }
    ) async throws {
        // What the app prints must not come between the answers.
        let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let replayer = Replayer(of: app, count: count)
        while let line = readLine() {
            let order = try JSONDecoder().decode(ReplayOrder.self, from: Data(line.utf8))
            let answer = try JSONEncoder().encode(await replayer.answer(to: order))
            try output.write(contentsOf: answer + Data("\n".utf8))
        }
    }
}
