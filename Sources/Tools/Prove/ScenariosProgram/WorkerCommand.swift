import AppContract
import Apps
import ArchitectureList
import Console
import Exploration
import Foundation
import Gherkin
import Replay
import Toolchain

/// A command that the programs of this package start in processes of their own. People don't type it.
struct WorkerCommand: Command {
    static let about = CommandDefinition(
        name: "scenarios worker", summary: "carry out orders of another process")

    @Argument(operands: "TASK [OPERAND...]") private var words: [String]

    func run(on terminal: Terminal) async throws -> ExitCode {
        let operands = Array(words.dropFirst())
        guard let task = ScenariosProduct.Task(rawValue: words.first ?? "") else {
            throw Self.misuse
        }
        if task == .walk {
            try await walk()
            return .success
        }
        guard let architecture = Architecture.known.named(operands.first ?? "").first else {
            throw Self.misuse
        }
        if task == .structure {
            // Format the JSON, because people read it, too.
            let violations = try architecture.violations()
            terminal.print(try JSONText.encode(violations))
            return violations.isEmpty ? .success : .failure
        }
        let app = try [architecture].apps[0]
        let worker = Worker()
        switch (task, operands.count) {
        case (.results, 2):
            try worker.answer(
                try await app.results(of: operands[1]) { try? worker.answer($0) })
        case (.record, 3):
            let recording = try ScenarioRecording(path: operands[1], index: operands[2])
            try worker.answer(await recording.recording(of: app.app))
        case (.compare, 3):
            guard let steps = Int(operands[1]), let seed = UInt64(operands[2]) else {
                throw Self.misuse
            }
            try worker.answer(await app.differences(in: steps, seed: seed))
        case (.replay, 1):
            let replayer = Replayer(of: app.app)
            while let order: ReplayOrder = try worker.order() {
                try worker.answer(await replayer.answer(to: order))
            }
        default: throw Self.misuse
        }
        return .success
    }

    @MainActor
    private func walk() async throws {
        let worker = Worker()
        var explorer: Explorer?
        while let order: ExploreOrder = try worker.order() {
            let current = try explorer ?? Explorer(order.walkers(), without: order.without)
            explorer = current
            try worker.answer(await order.answer(by: current))
        }
    }

    private static let misuse = UsageError(
        "the programs of this package start `scenarios worker` themselves; don't type this command")
}
