import AppContract
import ArchitectureList
import Benchmarks
import Foundation
import Measuring
import Output
import Subprocesses
import Toolchain

/// Starts this program again, to measure in a process of its own.
struct WorkerLaunch {
    /// Files with scenarios, or their places, that are measured.
    var scenarios: [String] = []
    /// Where each process gets a program of its own; nil for this program.
    var layouts: ProgramLayouts?

    func timing(_ order: WorkOrder, report: (Turns) -> Void) throws {
        let program = try layouts?.layout(of: order.seed) ?? OwnProgram.url
        try Subprocess(WorkerCommand.words(.time, program: program))
            .carryOut(BenchOrder(work: order, scenarios: scenarios), report: report)
    }

    func counting(_ order: WorkOrder, report: (CountedBenchmark) -> Void) throws {
        try Subprocess.repeatable(WorkerCommand.words(.count))
            .carryOut(BenchOrder(work: order, scenarios: scenarios), report: report)
    }

    /// Counts the instructions of an order where the machine has no counter; nil where it has one, or where callgrind
    /// is not installed.
    var instructions: (@Sendable (WorkOrder) throws -> [Int])? {
        guard !Counter().countsInstructions, let callgrind = Callgrind() else { return nil }
        return { [scenarios] order in
            let order = BenchOrder(work: order, scenarios: scenarios)
            return try callgrind.instructions(
                of: OwnProgram.url, arguments: Array(WorkerCommand.words(.count).dropFirst()),
                input: try JSONEncoder().encode(order))
        }
    }
}

/// The program that this process runs.
enum OwnProgram {
    static var url: URL {
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    }

    /// Links a layout for each process of a run, with progress. Where that can't be done, all run this program.
    static func placed(
        forRunsOf processes: Int, seed: UInt64, on terminal: Terminal
    ) -> (layouts: ProgramLayouts?, placement: Placement) {
        defer { terminal.clearProgress() }
        do {
            let layouts = try ProgramLayouts(of: url)
            try layouts.make(WorkOrder.seeds(processes, from: seed)) {
                terminal.showProgress("linking: \($0) of \(processes) layouts of the program")
            }
            return (layouts, .manyLayouts)
        } catch {
            let facts = try? url.resourceValues(forKeys: [
                .fileSizeKey, .contentModificationDateKey,
            ])
            let program =
                "\(facts?.fileSize ?? 0) bytes, \(facts?.contentModificationDate?.description ?? "")"
            return (nil, .oneLayout(program: program, reason: "\(error)"))
        }
    }

    /// Whether sources of the package that it is called in were changed after it was built.
    static var isOutdated: Bool {
        let package = try? PackageFolder.current(with: Architecture.all.subjects)
        let find = ["find", "Sources", "-name", "*.swift", "-newer", url.path]
        return (try? package.map { try Subprocess(find, in: $0).run() })?.text.isEmpty == false
    }

    /// How to call it from this folder.
    static var typed: String {
        let (called, folder) = (CommandLine.arguments[0], FileManager.default.currentDirectoryPath)
        return called.hasPrefix(folder + "/") ? String(called.dropFirst(folder.count + 1)) : called
    }
}
