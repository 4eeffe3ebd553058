@testable import ChangeCost
@testable import Measuring

extension BenchmarkRun {
    /// A run in which the second app takes as long as the first, the third twice as long and all others a little longer.
    package static func made(of apps: [String]) -> BenchmarkRun {
        let factors = [1, 1.02, 1, 2] + apps.dropFirst(3).map { _ in 1.1 }
        let seconds = (0..<12).map { process in
            let pace = 1e-6 * (1 + Double(process) / 1000)
            return factors.map { [pace * $0, pace * $0 * (1 + Double(process % 3) / 100)] }
        }
        let counts = [70, 80, 160] + apps.dropFirst(3).map { _ in 90 }
        return BenchmarkRun(
            head: RunHead(
                toolchain: "Swift 6", machine: Machine.current, load: 0.5, processes: 12,
                rounds: 2, seed: 1, scenariosPassed: 116),
            results: ["in-memory backend", "ready values"].flatMap { suite in
                ["log in", "one whole session"].flatMap { action in
                    ([Benchmark.duplicate] + apps.dropFirst()).enumerated().map { index, app in
                        BenchmarkResult(
                            suite: suite, name: action, subjects: [apps[0], app],
                            seconds: seconds.map { [$0[0], $0[index + 1]] })
                    }
                }
            },
            counts: ["ready values", CountedBenchmark.openScreens].map { suite in
                CountedBenchmark(
                    suite: suite, name: "one whole session", subjects: apps,
                    counts: counts.map {
                        Counts(
                            allocations: $0, bytes: $0 * 64, blocksLeft: 5, retains: 1,
                            releases: 1, instructions: 9)
                    })
            },
            growth: apps.enumerated().map { index, app in
                GrowthCurve(
                    action: "load n rows", subject: app, sizes: [10, 100, 1000],
                    seconds: [1e-6, 1e-5, 1e-4].map { $0 * Double(index + 1) },
                    order: GrowthOrder(
                        sizes: [10, 100, 1000],
                        processes: Array(repeating: [1, 10, 100], count: 9)))
            },
            taps: apps.map {
                TapShare(app: $0, whole: 1e-3, inMemory: 1e-4, ready: 3e-5, readyReference: 2e-5)
            })
    }
}

extension ChangeCosts {
    /// A change that adds so many statements to a role of each architecture, or to its "Tests", as the first author makes it.
    package static func made(
        named name: String = "paint", number: Int = 1,
        _ statements: [(architecture: String, roles: KeyValuePairs<String, Int>)],
        others: [[(architecture: String, roles: KeyValuePairs<String, Int>)]] = []
    ) -> ChangeCosts {
        func columns(
            _ statements: [(architecture: String, roles: KeyValuePairs<String, Int>)]
        ) -> [Column] {
            statements.map {
                Column(architecture: $0.architecture, cost: .made(statements: $0.roles))
            }
        }
        return ChangeCosts(
            number: number, name: name, title: "Paint", moves: "a rule",
            columns: columns(statements), otherColumns: others.map(columns))
    }
}

extension PatchCost {
    fileprivate static func made(statements: KeyValuePairs<String, Int>) -> PatchCost {
        let nothing = Edits(added: 0, removed: 0)
        let files = statements.filter { $0.key != "Tests" }.map { role, count in
            File(
                path: "News/News\(role).swift", role: role,
                statements: Edits(added: count, removed: 0), declarations: nothing, lines: nothing)
        }
        let tests = statements.first { $0.key == "Tests" }.map { _, count in
            TestCost(
                edits: Edits(added: count, removed: 0), brokenTests: [], writtenTests: [],
                screenTests: [], brokenDoubles: [], writtenDoubles: [])
        }
        return PatchCost(
            files: files, types: [], protocols: [], requirements: [], tests: tests, elsewhere: [])
    }
}
