import Console

/// How a run differs from a saved one: in ratios, which are judged, and in counts, which are exact.
package struct RunComparison: Sendable {
    /// The name of the saved run.
    private let name: String
    private let saved: RunHead
    /// The changes of ratios; nil if ratios can't be compared.
    private let changes: [Change]?
    /// The actions that both runs have, and that can't be compared.
    private let unjudged: [String]
    /// The actions and apps that only one of the runs has measured.
    private let unpaired: [String]
    private let countChanges: [CountChange]

    /// Compares a run with a saved one.
    ///
    /// - Parameters:
    ///   - percentage: The growth of a ratio that is allowed, in per cent; nil for 1. Counts that depend only on the
    ///     action may not grow at all.
    ///   - isChosen: Whether the action with this name was selected for the run.
    ///
    /// Throws if the runs have no action of the same app in common.
    package init(
        of run: BenchmarkRun, from saved: BenchmarkRun, named name: String, above percentage: Int?,
        isChosen: (String) -> Bool = { _ in true }
    ) throws {
        self.name = name
        self.saved = saved.head
        let least = percentage.map { 1 + Double(max($0, 1)) / 100 } ?? RatioEstimate.leastRatio
        let hasRatios = run.head.placement.isComparable(with: saved.head.placement)
        let runs = hasRatios ? RunPair(saved.results, run.results) : RunPair([], [])
        unjudged = runs.unjudged
        changes = hasRatios ? Change.all(in: runs, least: least) : nil
        countChanges = CountChange.all(from: saved.counts, to: run.counts, least: least)
        let now = run.measured(withRatios: hasRatios)
        let then = saved.measured(withRatios: hasRatios)
        let gone = Set(then.keys).subtracting(now.keys).filter(isChosen)
        unpaired =
            now.flatMap { id, apps in
                apps.subtracting(then[id] ?? []).map { "\(id), \($0): not in \"\(name)\"" }
            }.sorted() + gone.map { "\($0): only in \"\(name)\"" }.sorted()
        if now.allSatisfy({ id, apps in apps.isDisjoint(with: then[id] ?? []) }) {
            throw MeasuringError(
                "the run \"\(name)\" measured other actions or architectures than this run, so there is nothing to "
                    + "compare; give the same --filter and --architecture as for that run")
        }
    }

    /// Whether no ratio and no count has grown by more than is allowed. False if something can't be compared, because
    /// it may have grown.
    package var passes: Bool {
        count(.slower) == 0 && unjudged.isEmpty && unpaired.isEmpty
            && !countChanges.contains(where: \.isExcess)
    }

    private func count(_ verdict: Verdict) -> Int {
        changes?.count { $0.verdict == verdict } ?? 0
    }

    /// The comparison as it is printed.
    package var document: Document {
        Document(
            [
                .text(summary),
                Self.list(
                    unjudged, "Not judged",
                    "Measure again on an idle machine. If the repetitions differ, save a new run with this program."
                ),
                Self.list(
                    unpaired, "Measured in one of the runs only",
                    "Save a new run that measures the same actions and architectures as this one."),
            ] + [ratioTable, countTable].filter { !$0.isEmpty }.map { .table($0) })
    }

    /// Lists what could not be compared, and says what to do; nil if everything could be.
    private static func list(
        _ items: [String], _ title: String, _ advice: String
    ) -> Document.Part? {
        if items.isEmpty { return nil }
        return .text(
            """
            \(title); --fail-above counts each as failed:
            \(items.map { "  \($0)" }.joined(separator: "\n"))
            \(advice)
            """)
    }

    private var summary: String {
        let tooFew = count(.tooFewProcesses)
        let ratios = changes.map { changes in
            """
            of \(changes.count) ratios, \(count(.slower)) have become larger, \(count(.faster)) \
            smaller\(tooFew > 0 ? "; too few processes to judge \(tooFew)" : "")
            """
        }
        return """
            Compared with "\(name)" (\(saved.toolchain), \(saved.processes) processes of \
            \(saved.rounds) rounds): \
            \(ratios ?? "no ratio, because the runs had different memory layouts"). \
            Counts that differ: \(countChanges.count).
            """
    }

    private var ratioTable: Table {
        let changed = (changes ?? []).filter { $0.verdict != .noDifferenceShown }
        return Self.table(
            "Changed", "suite",
            rows: changed.map { change in
                let pair = change.pair
                let factor = change.factor.formatted(places: 2)
                return [
                    pair.action, pair.suite, pair.subject, pair.before.formatted(places: 2),
                    pair.now.formatted(places: 2),
                    "\(factor) (\(change.interval.text)) \(change.verdict.sign)",
                ]
            })
    }

    private var countTable: Table {
        Self.table(
            "Counted", "count",
            rows: countChanges.map { change in
                let difference = change.now - change.before
                return [
                    change.action, change.kind.lowercased(), change.subject, change.before,
                    change.now, (difference > 0 ? "+" : "") + String(difference),
                ]
            })
    }

    private static func table(
        _ title: String, _ second: String, rows: [[any CellContent]]
    ) -> Table {
        Table(title, second, "app", figures: ["saved", "now", "change"], rows: rows)
    }
}

extension BenchmarkRun {
    /// The apps whose ratios and counts can be compared, by the name of the action.
    fileprivate func measured(withRatios: Bool) -> [String: Set<String>] {
        let timed =
            results
            .filter { withRatios && $0.name != Benchmark.emptyStep && !$0.seconds.isEmpty }
            .map { ($0.id, Set($0.subjects.dropFirst()).subtracting([Benchmark.duplicate])) }
        let counted = counts.map { ("counts: \($0.suite): \($0.name)", Set($0.subjects)) }
        return Dictionary(timed + counted) { $0.union($1) }
    }
}
