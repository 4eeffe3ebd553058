import Foundation
import Measuring

/// Starts this program anew, to measure in a process of its own.
enum WorkerLaunch {
    /// Has an order timed.
    static func timing(_ order: WorkOrder, report: (Turns) -> Void) throws {
        try WorkerProcess(program, arguments: try arguments(order)).run {
            report(try JSONDecoder().decode(Turns.self, from: $0))
        }
    }

    /// Has an order counted.
    static func counting(
        _ order: WorkOrder, report: (CountedBenchmark) -> Void
    ) throws {
        try WorkerProcess.repeatable([program.path] + arguments(order) + ["--count"]).run {
            report(try JSONDecoder().decode(CountedBenchmark.self, from: $0))
        }
    }

    /// Where callgrind is installed, has it count the instructions of an order.
    static var instructions: CountingRun.Instructions? {
        Callgrind().map { callgrind in
            { order in
                try callgrind.instructions(
                    of: program, arguments: try arguments(order) + ["--count"])
            }
        }
    }

    private static func arguments(_ order: WorkOrder) throws -> [String] {
        [
            BenchWorkerCommand.definition.name,
            String(decoding: try JSONEncoder().encode(order), as: UTF8.self),
        ]
    }

    private static var program: URL {
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    }
}
