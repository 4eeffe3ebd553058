import Foundation
import Measuring
import Console
import Toolchain

/// Starts this program again, to measure in a process of its own.
struct WorkerLaunch {
    /// The layouts of the program, one for each process; nil if all processes run this program.
    var layouts: ProgramLayouts?

    func timing(_ order: WorkOrder) throws -> Turns {
        let program = try layouts?.layout(of: order.seed) ?? OwnProgram.url
        return try Subprocess(
            WorkerCommand.words(.time, program: program), environment: Subprocess.keepingMemory
        ).answer(to: order)
    }

    func counting(_ order: WorkOrder) throws -> Counts {
        try Subprocess.repeatable(WorkerCommand.words(.count)).answer(to: order)
    }

    /// Counts the instructions of an order where the machine has no counter; nil where it has one, or where callgrind
    /// is not installed.
    func instructions() throws -> (@Sendable (WorkOrder) throws -> Int)? {
        guard !Counter().countsInstructions,
            let callgrind = try Callgrind(running: OwnProgram.url)
        else { return nil }
        return { order in
            try callgrind.instructions(
                arguments: Array(WorkerCommand.words(.count).dropFirst()),
                input: try Subprocess.text(of: order))[0]
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
