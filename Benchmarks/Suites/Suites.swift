import AppContract
import Measuring
import MVCDuplicate

#if VARIANTS
    import ObservationBenchmarks
#endif

/// Everything that a run can measure, of the architectures or of their variants.
@MainActor
package struct Suites {
    /// The apps that must pass the scenarios first.
    package let apps: [NamedApp]
    /// The benchmarks that are timed, in the order in which they are printed.
    package private(set) var benchmarks: [Benchmark]
    /// The benchmarks that are counted, without the work of the services. There is no duplicate, because its counts
    /// are those of the reference.
    package private(set) var counted: [Benchmark]
    /// The series that show how times grow with the number of rows, screens or subscribers.
    package private(set) var series: [Series] = []
    /// Whether the parts of a tap over HTTP are measured.
    package private(set) var hasTap = false
    /// Says what can't be measured, and why; nil if there is nothing to say.
    package private(set) var note: String?

    init(apps: [NamedApp], benchmarks: [Benchmark], counted: [Benchmark], note: String?) {
        self.apps = apps
        self.benchmarks = benchmarks
        self.counted = counted
        self.note = note
    }

    /// - Parameter apps: The apps. The first is the reference, and its duplicate is measured beside it.
    package init(of apps: [NamedApp]) {
        self.apps = apps
        let timed = apps.prefix(1) + [Self.duplicate] + apps.dropFirst()
        benchmarks = ServiceKind.allCases.flatMap { services in
            MeasuredAction.suite.filter { $0.isTimed(with: services) }.map {
                $0.benchmark(of: Array(timed), with: services)
            }
        }
        let screens = MeasuredAction.screens.map {
            $0.benchmark(of: apps, with: .readyValues, suite: CountedBenchmark.openScreens)
        }
        let actions = MeasuredAction.suite.map { $0.benchmark(of: apps, with: .readyValues) }
        counted = actions + screens
        series = Self.series(of: apps)
        hasTap = true
    }

    /// The chosen part of everything.
    package func filtered(by isChosen: (_ name: String, _ isLong: Bool) -> Bool) -> Suites {
        var chosen = self
        chosen.benchmarks.removeAll { !isChosen($0.id, $0.isLong) }
        chosen.counted.removeAll { !isChosen($0.countsID, false) }
        chosen.series.removeAll { !isChosen($0.id, true) }
        chosen.hasTap = hasTap && isChosen(TapSuite.id, true)
        return chosen
    }

    /// Everything that a process can time or count.
    package var all: [Benchmark] { benchmarks + counted + series.flatMap(\.benchmarks) }

    /// The names of everything, in the order it is measured.
    package var names: [String] {
        benchmarks.map(\.id) + counted.map(\.countsID) + series.map(\.id)
            + (hasTap ? [TapSuite.id] : [])
    }

    /// The sources of the reference, compiled a second time. It should take the same time.
    static let duplicate = NamedApp(name: Benchmark.duplicate, app: MVCApp.self)

    /// The actions of the comparison, done only by the reference and by copies of it. The true ratios are known, so
    /// the findings of the harness can be checked. Long actions are left out, because "load 10000 rows" takes long
    /// for 32 repetitions.
    ///
    /// - Parameter copies: Six more compilations of the reference.
    package static func known(
        of reference: NamedApp, copies: [NamedApp],
        with kinds: [ServiceKind] = ServiceKind.allCases
    ) -> [Benchmark] {
        kinds.flatMap { services in
            MeasuredAction.suite.filter { !$0.isLong && $0.isTimed(with: services) }.map {
                $0.known(of: [reference, duplicate] + copies, with: services)
            }
        }
    }
}

extension Suites {
    private static let growth = "growth"
    /// The order is that of the two largest sizes.
    private static let sizes = [10, 1_000, 10_000]

    /// Repeats until there were ten thousand rows or subscribers in all.
    private static func perThousands(_ size: Int) -> Int { max(1, 10_000 / size) }

    private static func series(of apps: [NamedApp]) -> [Series] {
        [
            Series(suite: growth, "load n rows", sizes, repetitions: perThousands) {
                MeasuredAction.load(rows: $0).benchmark(of: apps, with: .readyValues).subjects
            },
            Series(
                suite: growth, "scroll through n pages", [10, 100, 1_000],
                repetitions: { max(1, 100 / $0) }
            ) {
                MeasuredAction.scroll(pages: $0).benchmark(of: apps, with: .readyValues).subjects
            },
            Series(
                suite: growth, "open and leave an article, n screens below it", sizes,
                repetitions: { _ in 200 }
            ) {
                MeasuredAction.openArticle(over: $0).benchmark(of: apps, with: .readyValues)
                    .subjects
            },
        ]
    }
}

/// Another design of an architecture. A difference between the two comes from the design, and not from the
/// architecture.
package struct Variant: Sendable {
    /// The name of the architecture that it varies.
    package let architecture: String
    package let app: NamedApp

    package init(of architecture: String, app: NamedApp) {
        self.architecture = architecture
        self.app = app
    }
}

extension Suites {
    /// The measurements of the variants. Each variant is compared with the reference and with its own architecture. The
    /// services answer with ready values.
    ///
    /// - Parameter architectures: The architectures, the reference first. A variant of any other architecture is left
    ///   out.
    package init(of architectures: [NamedApp], _ variants: [Variant]) {
        let groups = architectures.enumerated().flatMap { index, architecture in
            let others = index == 0 ? [architecture] : [architectures[0], architecture]
            return variants.filter { $0.architecture == architecture.name }
                .map { (name: $0.app.name, apps: others + [$0.app]) }
        }
        var names: Set<String> = []
        let apps = groups.flatMap(\.apps).filter { names.insert($0.name).inserted }
        self.apps = apps
        benchmarks = groups.flatMap { name, apps in
            MeasuredAction.suite.map {
                $0.benchmark(of: apps, with: .readyValues, suite: "\(name), ready values")
            }
        }
        counted = MeasuredAction.suite.map {
            $0.benchmark(of: apps, with: .readyValues, suite: "variants, ready values")
        }
        #if VARIANTS
            benchmarks += ObservationSuite.benchmarks
            series = [
                Series(
                    suite: Self.growth, "set with n subscribers", Self.sizes,
                    repetitions: Self.perThousands
                ) { ObservationSuite.sets(subscribers: $0) }
            ]
        #endif
    }
}

extension Benchmark {
    /// The name of its counts.
    fileprivate var countsID: String { "counts: \(id)" }
}
