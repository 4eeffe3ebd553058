import AppContract
import MVCDuplicate
import Measuring
import ObservationBenchmarks
import PocketUI

/// All benchmarks that are timed, in the order they are printed.
@MainActor
package enum Suites {
    /// - Parameter apps: The first is the reference, and is joined by its duplicate.
    package static func benchmarks(of apps: [NamedApp]) -> [Benchmark] {
        let apps = apps.withDuplicate
        let actions = ServiceKind.allCases.flatMap { services in
            Action.suite.map { $0.benchmark(of: apps, with: services) }
        }
        return actions + ObservationSuite.benchmarks
    }
}

extension [NamedApp] {
    /// The same with a duplicate of the reference after it: its sources, compiled a second time. It should be
    /// as fast. Any difference comes from the layout of the code in memory, and is the noise floor.
    @MainActor
    var withDuplicate: [NamedApp] {
        let duplicate = NamedApp(name: Benchmark.duplicate, app: MVCApp.self)
        return prefix(1) + [duplicate] + dropFirst()
    }
}

/// All benchmarks that are counted: the actions without the services' work, and open screens.
@MainActor
package enum CountingSuite {
    /// There is no duplicate, because its counts are those of the reference.
    package static func benchmarks(of apps: [NamedApp]) -> [Benchmark] {
        let actions = Action.suite.map { $0.benchmark(of: apps, with: .readyValues) }
        let screens = Action.screens.map { action in
            let benchmark = action.benchmark(of: apps, with: .readyValues)
            return Benchmark(
                suite: CountedBenchmark.openScreens, name: benchmark.name,
                subjects: benchmark.subjects)
        }
        return actions + screens
    }
}

extension Action {
    /// Screens that stay open until they have been counted.
    fileprivate static let screens: [Action] = [
        .opening("the app and its log-in screen", launching(rows: 20)) { _ in },
        .opening("the app and its home screen with 20 rows", launching(rows: 20)) {
            app throws(PersonError) in
            try app.logIn()
        },
        .onRunningApp(
            "an article", launching(rows: 1),
            before: { app throws(PersonError) in try app.logIn() },
            body: { app throws(PersonError) in try app.person.selectRow(at: 0) },
            back: { app throws(PersonError) in try app.person.goBack() }),
    ]
}

/// How the cost of an action grows with the number of rows, screens or followers.
@MainActor
package enum GrowthSuite {
    package nonisolated static let name = "growth"
    package nonisolated static let sizes = [10, 100, 1_000, 10_000, 100_000]
    private nonisolated static let pages = [10, 100, 1_000]

    package static func series(of apps: [NamedApp]) -> [Series] {
        [
            Series(suite: name, "load n rows", sizes, repetitions: perThousands) { size in
                Action.load(rows: size).benchmark(of: apps, with: .readyValues).subjects
            },
            Series(
                suite: name, "scroll through n pages", pages, repetitions: { max(1, 100 / $0) }
            ) { pages in
                Action.scroll(pages: pages).benchmark(of: apps, with: .readyValues).subjects
            },
            Series(
                suite: name, "open and leave an article over n screens", sizes,
                repetitions: { _ in 200 }
            ) { size in
                Action.openArticle(over: size).benchmark(of: apps, with: .readyValues).subjects
            },
            Series(suite: name, "set with n followers", sizes, repetitions: perThousands) {
                ObservationSuite.sets(followers: $0)
            },
        ]
    }

    /// Enough repetitions for ten thousand rows or followers in all.
    private static func perThousands(size: Int) -> Int {
        max(1, 10_000 / size)
    }
}

extension Action {
    /// Opens and leaves an article on top of others, which links have opened.
    fileprivate static func openArticle(over screens: Int) -> Action {
        let link = "triptych://article/1"
        let launch = launching(rows: 1)
        return .repeatedly(
            "open and leave an article over \(screens) screens", launch,
            before: { app throws(PersonError) in
                try app.logIn()
                for _ in 0..<screens { app.open(link) }
            },
            body: { app throws(PersonError) in
                app.open(link)
                app.look()
                try app.person.goBack()
            })
    }
}
