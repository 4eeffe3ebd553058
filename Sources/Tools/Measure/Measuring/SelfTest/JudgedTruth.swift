/// The verdict of the harness on two subjects whose true ratio is known.
package struct JudgedTruth {
    let truth: KnownRatio
    let ratio: Double
    let interval: ConfidenceInterval?
    let verdict: Verdict

    var error: Double { abs(ratio - truth.value) }

    var isCovered: Bool { interval?.contains(truth.value) ?? false }
}

extension JudgedTruth {
    /// Judges one run of known benchmarks.
    ///
    /// - Parameter run: All pairs of each benchmark, in order.
    package static func all(in run: [BenchmarkResult]) -> [JudgedTruth] {
        let truths = KnownSubjects.ratiosOfPairs
        return Finding.all(in: run.undisturbed).filter { !$0.isReference }.enumerated()
            .compactMap { place, finding in
                finding.verdict.map {
                    JudgedTruth(
                        truth: truths[place % truths.count], ratio: finding.ratio,
                        interval: finding.interval, verdict: $0)
                }
            }
    }

    /// Compares each pair of several runs as `--compare` does. All runs measure the same program, each in other
    /// layouts. Each pair is compared unchanged, and with one subject of the later run slowed by a known ratio. The
    /// figures are multiplied by this ratio, so their scatter is that of real runs.
    package static func all(between runs: [[BenchmarkResult]]) -> [[JudgedTruth]] {
        runs.indices.flatMap { later in
            runs[..<later].map { all(in: RunPair($0, runs[later])) }
        }
    }

    private static func all(in pair: RunPair) -> [JudgedTruth] {
        let unchanged = Change.all(in: pair).map { JudgedTruth($0, truth: .same) }
        let changed = [KnownRatio.threePercent, .sixPercent].flatMap { truth in
            unchanged.indices.map { place in
                let slowed = pair.slowing(place, by: truth.value)
                return JudgedTruth(Change.all(in: slowed)[place], truth: truth)
            }
        }
        return unchanged + changed
    }

    private init(_ change: Change, truth: KnownRatio) {
        self.init(
            truth: truth, ratio: change.factor, interval: change.interval, verdict: change.verdict)
    }
}
