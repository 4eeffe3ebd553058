/// Shows whether figures depend on what else is measured, by actions that were measured alone, and again among others.
package struct NeighbourFigures: Sendable {
    /// How many figures were compared, and how many of them are different.
    package struct Agreement: Equatable, Sendable {
        package fileprivate(set) var compared = 0
        package fileprivate(set) var different = 0

        /// Whether something was compared, and nothing is different.
        package var isPassed: Bool { compared > 0 && different == 0 }
    }

    /// The agreement of counts. All counts of an action in an app have to be identical.
    package private(set) var counts = Agreement()
    /// The agreement of ratios. Their intervals have to overlap.
    package private(set) var ratios = Agreement()

    /// What a run has measured.
    package typealias Figures = (results: [BenchmarkResult], counted: [CountedBenchmark])

    package init(alone: Figures, among others: Figures) {
        counts = Self.compare(
            Self.counts(in: alone.counted), Self.counts(in: others.counted), areSame: ==)
        ratios = Self.compare(
            Self.intervals(in: alone.results), Self.intervals(in: others.results)
        ) { $0.lower <= $1.upper && $1.lower <= $0.upper }
    }

    package var isPassed: Bool { counts.isPassed && ratios.isPassed }

    private static func compare<Figure>(
        _ alone: [[String]: Figure], _ others: [[String]: Figure],
        areSame: (Figure, Figure) -> Bool
    ) -> Agreement {
        alone.reduce(into: Agreement()) { agreement, figure in
            guard let other = others[figure.key] else { return }
            agreement.compared += 1
            if !areSame(figure.value, other) { agreement.different += 1 }
        }
    }

    /// The counts, by action and app.
    private static func counts(in counted: [CountedBenchmark]) -> [[String]: Counts] {
        counted.reduce(into: [:]) { counts, benchmark in
            for (subject, count) in zip(benchmark.subjects, benchmark.counts) {
                counts[[benchmark.suite, benchmark.name, subject]] = count
            }
        }
    }

    /// The intervals of all ratios, by action and app.
    private static func intervals(in results: [BenchmarkResult]) -> [[String]: ConfidenceInterval] {
        Finding.all(in: results.undisturbed).reduce(into: [:]) { intervals, finding in
            if finding.verdict == nil { return }
            intervals[[finding.suite, finding.action, finding.subject]] = finding.interval
        }
    }
}
