import Architectures
import Benchmarks
import Foundation
import Measuring
import Reporting

/// What `bench` starts anew for each process: carries out one order, and prints a line of JSON for each
/// benchmark. Nobody types it.
struct BenchWorkerCommand: Command {
    static let definition = CommandDefinition(
        name: "bench-worker", summary: "measure what `bench` asks for, in a process of its own",
        operands: "ORDER")

    private let order: WorkOrder

    init(_ arguments: Arguments) throws(UsageError) {
        let text = arguments.operands.first ?? ""
        do {
            order = try JSONDecoder().decode(WorkOrder.self, from: Data(text.utf8))
        } catch {
            throw UsageError("bench-worker is called by `triptych bench`, with an order in JSON")
        }
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let apps = Architecture.allCases.map(\.namedApp)
        let benchmarks =
            Suites.benchmarks(of: apps) + GrowthSuite.series(of: apps).flatMap(\.benchmarks)
        let encoder = JSONEncoder()
        try Worker(benchmarks + SelfTest.benchmarks, stopwatch: SystemStopwatch())
            .carryOut(order) { turns in
                terminal.print(String(decoding: try encoder.encode(turns), as: UTF8.self))
            }
        return .success
    }
}
