import Console
import Foundation
import Measuring
import Toolchain

/// Starts this program again, to measure in processes of its own.
@MainActor
final class WorkerLaunch {
    /// The layouts of the program, one for each process of a benchmark; nil if all run this program.
    private let layouts: ProgramLayouts?
    /// The processes of the last layout. Orders come by layout, so there are never more.
    private var current: (seed: UInt64, processes: ForkedProcesses)?

    init(layouts: ProgramLayouts? = nil) {
        self.layouts = layouts
    }

    func timing(_ order: WorkOrder) throws -> Turns {
        try processes(ofLayout: order.seed).answer(to: order, named: order.name)
    }

    private func processes(ofLayout seed: UInt64) throws -> ForkedProcesses {
        if let current, current.seed == seed { return current.processes }
        let program = try layouts?.layout(of: seed) ?? OwnProgram.url
        let words = WorkerCommand.words(.time, program: program)
        let processes = ForkedProcesses(
            of: Subprocess(words, environment: Subprocess.keepingMemory))
        current = (seed, processes)
        return processes
    }

    nonisolated func counting(_ order: WorkOrder) throws -> Counts {
        try Subprocess.repeatable(WorkerCommand.words(.count)).answer(to: order)
    }

    /// Counts the instructions of an order where the machine has no counter; nil where it has one, or where callgrind
    /// is not installed.
    nonisolated func instructions() throws -> (@Sendable (WorkOrder) throws -> Int)? {
        guard !Counter().countsInstructions,
            let callgrind = try Callgrind(running: OwnProgram.url)
        else { return nil }
        return { order in
            try callgrind.instructions(
                of: order, named: order.name,
                arguments: Array(WorkerCommand.words(.count).dropFirst()))
        }
    }
}

extension OwnProgram {
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
}
