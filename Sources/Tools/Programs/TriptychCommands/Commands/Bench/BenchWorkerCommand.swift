import AppContract
import ArchitectureList
import Benchmarks
import Foundation
import Measuring
import Output

/// What `bench` starts for each process: carries out one order, and prints a line of JSON for each benchmark.
/// It is not meant to be typed.
struct BenchWorkerCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "bench-worker", summary: "measure what `bench` asks for, in a process of its own",
            operands: "ORDER",
            options: [
                Option("--count", nil, "count instead of timing"),
                Option("--scenario", "FILE[:LINE]", "the scenarios of the order", repeats: true),
            ])
    }

    private let apps: [NamedApp]
    private let variants: [Variant]
    private let order: WorkOrder
    private let counts: Bool
    private let scenarios: [String]

    init(_ arguments: Arguments) throws(UsageError) {
        let text = arguments.operands.first ?? ""
        do {
            order = try JSONDecoder().decode(WorkOrder.self, from: Data(text.utf8))
        } catch {
            throw UsageError("bench-worker is called by `triptych bench`, with an order in JSON")
        }
        apps = arguments.architectures.compared(with: arguments.known)
        variants = arguments.variants
        counts = arguments.has("--count")
        scenarios = arguments.values(of: "--scenario")
    }

    // It must not suspend: callgrind can't follow a program whose main thread has ended.
    func run(on terminal: Terminal) async throws -> ExitCode {
        var suites = [Suites(of: apps), Suites(of: apps, variants)]
        if !scenarios.isEmpty {
            let selection = try ScenarioSelection(paths: scenarios, takesLines: true)
            suites.append(
                Suites(
                    of: apps, scenarios: try selection.load(reportingTo: terminal) ?? [],
                    checks: false))
        }
        let copies = variants.filter(\.isCopy).map(\.app)
        let known = copies.isEmpty ? [] : Suites.known(of: apps[0], copies: copies)
        if counts {
            try suites.flatMap { $0.counted + $0.benchmarks }.carryOut(order, with: Counter()) {
                terminal.print(try Self.line($0))
            }
        } else {
            let benchmarks =
                suites.flatMap { $0.benchmarks + $0.series.flatMap(\.benchmarks) }
                + known
            try benchmarks.carryOut(order, with: ProcessorStopwatch()) {
                terminal.print(try Self.line($0))
            }
        }
        return .success
    }

    private static func line(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
}
