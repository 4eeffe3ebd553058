import Console
import Foundation
import Measuring
import Toolchain

/// A command that `bench` starts in processes of its own. People don't type it.
struct WorkerCommand: Command {
    /// What a worker does with the `WorkOrder` that it reads.
    enum Task: String {
        case time, count
    }

    static let about = CommandDefinition(
        name: "bench worker", summary: "carry out an order of `bench`")

    @Argument(operands: "TASK") private var words: [String]

    /// The words that start it.
    static func words(_ task: Task, program: URL = OwnProgram.url) -> [String] {
        [program.path, "worker", task.rawValue]
    }

    // To count, it must not suspend: callgrind can't follow a program whose main thread has ended.
    func run(on terminal: Terminal) async throws -> ExitCode {
        guard let task = Task(rawValue: words.first ?? "") else {
            throw UsageError("`bench` starts `worker` itself; don't type this command")
        }
        ForkedProcesses.forEachOrder()
        let worker = Worker()
        guard let order: WorkOrder = try worker.order() else { return .success }
        let benchmarks = try order.benchmarks()
        switch task {
        case .time: try worker.answer(benchmarks.time(order, with: ProcessorStopwatch()))
        case .count: try worker.answer(benchmarks.count(order, with: Counter()))
        }
        return .success
    }
}
