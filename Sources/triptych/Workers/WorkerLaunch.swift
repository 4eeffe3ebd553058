import Foundation
import Measuring

/// Starts this program anew, to measure in a process of its own.
enum WorkerLaunch {
    /// Has an order carried out.
    static func timing(_ order: WorkOrder, report: (Turns) -> Void) throws {
        let json = String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
        try WorkerProcess(program, arguments: [BenchWorkerCommand.definition.name, json]).run {
            report(try JSONDecoder().decode(Turns.self, from: $0))
        }
    }

    private static var program: URL {
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    }
}
