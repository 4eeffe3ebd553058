import AppContract
import BenchmarkReports
import Measuring
import PocketUI

/// What is counted: the actions without the services' work, and the screens that are open.
@MainActor
public enum CountingSuite {
    /// All benchmarks that are counted. There is no duplicate, since it counts like the reference.
    package static func benchmarks(of apps: [NamedApp]) -> [Benchmark] {
        let actions = Action.suite.map { $0.benchmark(of: apps, on: .readyValues) }
        let screens = Action.screens.map { action in
            let benchmark = action.benchmark(of: apps, on: .readyValues)
            return Benchmark(
                suite: BenchmarkRun.openScreens, name: benchmark.name, subjects: benchmark.subjects)
        }
        return actions + screens
    }
}

extension Action {
    /// Screens that are opened and stay so until they have been counted.
    fileprivate static let screens: [Action] = [
        .opening("the app and its log-in screen", setting(rows: 20)) { _ in },
        .opening("the app and its home screen with 20 rows", setting(rows: 20)) {
            stage throws(PersonError) in
            try stage.logIn()
        },
        .onStage(
            "an article", setting(rows: 1),
            before: { stage throws(PersonError) in try stage.logIn() },
            body: { stage throws(PersonError) in try stage.person.selectRow(at: 0) }),
    ]
}
