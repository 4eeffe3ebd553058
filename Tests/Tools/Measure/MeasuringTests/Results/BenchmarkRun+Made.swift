@testable import Measuring

extension BenchmarkRun {
    /// A run of twelve processes in which MVP takes as long as MVC, and MVVM twice as long.
    ///
    /// - Parameters:
    ///   - mvvm: How many times as long MVVM takes.
    ///   - pace: The pace of the machine in all rounds.
    static func made(
        mvvm: Double = 2, pace: Double = 1e-9, machine: Machine = .made
    ) -> BenchmarkRun {
        let seconds = (0..<12).map { process in
            let time = 1e-6 * (1 + Double(process) / 1000)
            return [[time, time], [time * mvvm, time * mvvm]]
        }
        let same = seconds.map { [$0[0], $0[0]] }
        return BenchmarkRun(
            head: RunHead(
                toolchain: "Swift 6", machine: machine, load: 0.5, processes: 12, rounds: 2,
                seed: 1, scenariosPassed: 3),
            results: [("duplicate", same), ("MVP", same), ("MVVM", seconds)].map { app, seconds in
                BenchmarkResult(
                    suite: "ready values", name: "tap", subjects: ["MVC", app], seconds: seconds,
                    pace: Array(repeating: [pace, pace], count: 12))
            })
    }
}

extension Machine {
    static let made = Machine(
        system: "System 1", processor: "Processor", model: "model 1", cores: 2)
    static let other = Machine(
        system: "System 1", processor: "Processor", model: "model 2", cores: 2)
}
