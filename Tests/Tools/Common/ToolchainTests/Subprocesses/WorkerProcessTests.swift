import Foundation
import Testing

@testable import Toolchain

@Suite("A worker process", .timeLimit(.minutes(10)))
struct WorkerProcessTests {
    /// A process that ends when it is ordered to, and otherwise repeats its orders.
    private let worker = WorkerProcess(
        Subprocess([
            "/bin/sh", "-c",
            #"while read line; do [ "$line" = '"end"' ] && exit 3; echo "$line"; done"#,
        ]))

    @Test("An order that ends the process ends no other order that was given meanwhile")
    func others() async throws {
        try await withThrowingTaskGroup { group in
            for order in Array(repeating: ["end", "go on"], count: 10).joined() {
                group.addTask {
                    let answer: String? = try? await worker.answer(to: order)
                    #expect(answer == (order == "end" ? nil : "go on"))
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("An order that is cancelled before its turn is not carried out")
    func cancelled() async throws {
        let order = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            let answer: String = try await worker.answer(to: "go on")
            return answer
        }
        await #expect(throws: CancellationError.self) { try await order.value }
    }
}
