import AppContract
import Measuring
import ObservationBenchmarks
import PocketUI

/// How the cost of an action grows with what there is already.
@MainActor
public enum GrowthSuite {
    /// What the suite is called.
    public nonisolated static let name = "growth"
    /// How much there is.
    public nonisolated static let sizes = [10, 100, 1_000, 10_000, 100_000]

    /// Everything that is measured.
    package static func series(of apps: [NamedApp]) -> [Series] {
        [
            Series(suite: name, "load n rows", sizes, repetitions: perThousands) { size in
                Action.load(rows: size).benchmark(of: apps, on: .readyValues).subjects
            },
            Series(
                suite: name, "open and leave an article over n screens", sizes,
                repetitions: { _ in 200 }
            ) { size in
                Action.openArticle(over: size).benchmark(of: apps, on: .readyValues).subjects
            },
            Series(suite: name, "set with n observers", sizes, repetitions: perThousands) {
                ObservationSuite.sets(observers: $0)
            },
        ]
    }

    /// Often enough to go over ten thousand of whatever there is.
    private static func perThousands(size: Int) -> Int {
        max(1, 10_000 / size)
    }
}

extension Action {
    /// Opens and leaves an article, on top of others that were opened by links.
    fileprivate static func openArticle(over screens: Int) -> Action {
        let link = "triptych://article/1"
        let setting = setting(rows: 1)
        return .repeatedly(
            "open and leave an article over \(screens) screens", setting,
            before: { stage throws(PersonError) in
                try stage.logIn()
                for _ in 0..<screens { stage.open(link) }
            },
            body: { stage throws(PersonError) in
                stage.open(link)
                stage.look()
                try stage.person.goBack()
            })
    }
}
