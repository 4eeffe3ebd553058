import Anatomy
import AppContract
import ArchitectureList
import Benchmarks
import Foundation
import Measuring
import Output
import Subprocesses

/// Starts this program again, to measure in a process of its own.
enum WorkerLaunch {
    static func timing(_ order: WorkOrder, report: (Turns) -> Void) throws {
        try Subprocess([OwnProgram.url.path] + arguments(order)).lines {
            report(try JSONDecoder().decode(Turns.self, from: $0))
        }
    }

    static func counting(
        _ order: WorkOrder, report: (CountedBenchmark) -> Void
    ) throws {
        try Subprocess.repeatable([OwnProgram.url.path] + arguments(order) + ["--count"]).lines {
            report(try JSONDecoder().decode(CountedBenchmark.self, from: $0))
        }
    }

    /// - Parameter coverage: The program to start, if lines are counted.
    static func exploring(
        _ order: ExploreOrder, in coverage: CoveredProgram? = nil,
        errors: FileHandle = .standardError, report: (ExploreMessage) throws -> Void
    ) throws {
        let text = String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
        let program = coverage?.url ?? OwnProgram.url
        try Subprocess(
            [program.path, ExploreWorkerCommand.definition.name, text],
            environment: coverage?.environment ?? [:]
        ).lines(errors: errors) {
            try report(try JSONDecoder().decode(ExploreMessage.self, from: $0))
        }
    }

    /// Counts the instructions of an order where the machine has no counter; nil where it has one, or where callgrind
    /// is not installed.
    static var instructions: CountingRun.Instructions? {
        guard !Counter().countsInstructions, let callgrind = Callgrind() else { return nil }
        return { order in
            try callgrind.instructions(
                of: OwnProgram.url, arguments: try arguments(order) + ["--count"])
        }
    }

    private static func arguments(_ order: WorkOrder) throws -> [String] {
        [
            BenchWorkerCommand.definition.name,
            String(decoding: try JSONEncoder().encode(order), as: UTF8.self),
        ]
    }
}

/// What `bench` starts for each process: carries out one order, and prints a line of JSON for each benchmark.
/// It is not meant to be typed.
struct BenchWorkerCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "bench-worker", summary: "measure what `bench` asks for, in a process of its own",
            operands: "ORDER", options: [Option("--count", nil, "count instead of timing")])
    }

    private let apps: [NamedApp]
    private let variants: [Variant]
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
        variants = arguments.variants
        counts = arguments.has("--count")
    }

    // It must not suspend: callgrind can't follow a program whose main thread has ended.
    func run(on terminal: Terminal) async throws -> ExitCode {
        let suites = [Suites(of: apps), Suites(of: apps, variants)]
        if counts {
            try CountingWorker(suites.flatMap(\.counted)).carryOut(order) {
                terminal.print(try Self.line($0))
            }
        } else {
            let benchmarks =
                suites.flatMap { $0.benchmarks + $0.series.flatMap(\.benchmarks) }
                + Suites.known(of: apps[0])
            try Worker(benchmarks, stopwatch: ProcessorStopwatch())
                .carryOut(order) { terminal.print(try Self.line($0)) }
        }
        return .success
    }

    private static func line(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
}
