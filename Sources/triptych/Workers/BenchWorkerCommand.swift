import AppContract
import Architectures
import Benchmarks
import Foundation
import Measuring
import Reporting

/// What `bench` starts anew for each process: carries out one order, and prints a line of JSON for each
/// benchmark. Nobody types it.
struct BenchWorkerCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "bench-worker", summary: "measure what `bench` asks for, in a process of its own",
            operands: "ORDER", options: [Option("--count", nil, "count instead of timing")])
    }

    private let apps: [NamedApp]
    private let order: WorkOrder
    private let counts: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        let text = arguments.operands.first ?? ""
        do {
            order = try JSONDecoder().decode(WorkOrder.self, from: Data(text.utf8))
        } catch {
            throw UsageError("bench-worker is called by `triptych bench`, with an order in JSON")
        }
        apps = arguments.architectures.compared(with: arguments.architectures)
        counts = arguments.has("--count")
    }

    // It must not wait for anything: callgrind cannot follow a program whose main thread has ended.
    func run(on terminal: Terminal) async throws -> ExitCode {
        if counts {
            try CountingWorker(CountingSuite.benchmarks(of: apps))
                .carryOut(order) { terminal.print(try Self.line($0)) }
        } else {
            let benchmarks =
                Suites.benchmarks(of: apps) + GrowthSuite.series(of: apps).flatMap(\.benchmarks)
                + SelfTest.benchmarks
            try Worker(benchmarks, stopwatch: SystemStopwatch())
                .carryOut(order) { terminal.print(try Self.line($0)) }
        }
        return .success
    }

    private static func line(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
}
