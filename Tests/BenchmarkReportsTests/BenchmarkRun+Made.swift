import Foundation
import Measuring

@testable import BenchmarkReports

extension BenchmarkRun {
    /// A run of twelve processes in which MVP takes as long as MVC, and MVVM twice as long.
    ///
    /// - Parameter mvvm: How many times as long MVVM takes.
    static func made(mvvm: Double = 2, machine: Machine = .made) -> BenchmarkRun {
        let seconds = (0..<12).map { process in
            let pace = 1e-6 * (1 + Double(process) / 1000)
            return [[pace, pace], [pace, pace], [pace, pace], [pace * mvvm, pace * mvvm]]
        }
        return BenchmarkRun(
            head: RunHead(
                toolchain: "Swift 6", machine: machine, load: 0.5, processes: 12, rounds: 2,
                seed: 1, scenariosPassed: 3),
            results: [
                BenchmarkResult(
                    suite: "ready values", name: "tap",
                    subjects: ["MVC", "duplicate", "MVP", "MVVM"], seconds: seconds)
            ])
    }
}

extension Machine {
    static let made = Machine(system: "System 1", processor: "Processor", cores: 2)
    static let other = Machine(system: "System 1", processor: "Processor", cores: 4)
}
