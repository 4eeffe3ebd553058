import AppContract
import ArchitectureList
import Benchmarks
import Foundation
import Measuring
import Output

/// What `bench` starts for each process: carries out one order, and prints a line of JSON for each benchmark.
/// It is not meant to be typed.
struct BenchWorkerCommand: Command {
    static let about = CommandDefinition(
        name: "bench-worker",
        summary: "measure what `bench` asks for, in a process of its own")

    @Argument(orderOf: "bench-worker is called by `triptych bench`")
    private var order: WorkOrder?
    @Argument("--count", "count instead of timing") private var counts: Bool
    @Argument(repeated: "--scenario", "FILE[:LINE]", "the scenarios of the order", read: { $0 })
    private var scenarios: [String]
    @Argument() private var known: KnownArchitectures

    // It must not suspend: callgrind can't follow a program whose main thread has ended.
    func run(on terminal: Terminal) async throws -> ExitCode {
        guard let order else { return .usage }
        let apps = known.complete.compared(with: known.all)
        let variants = known.variants
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
