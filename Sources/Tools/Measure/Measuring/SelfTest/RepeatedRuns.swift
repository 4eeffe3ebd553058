/// Several runs of the same program, each compared with each as `--compare` does: unchanged, and with one subject slowed
/// by a known ratio in the later run. The slowing is put into the figures, so all scatter in them is real.
package enum RepeatedRuns {
    package static func judged(_ runs: [[BenchmarkResult]]) -> [JudgedTruth] {
        runs.indices.flatMap { later in
            runs[..<later].flatMap { judged(RunPair($0, runs[later])) }
        }
    }

    private static func judged(_ pair: RunPair) -> [JudgedTruth] {
        let unchanged = Change.all(in: pair).map { JudgedTruth($0, truth: .same) }
        let changed = [KnownRatio.threePercent, .sixPercent].flatMap { truth in
            unchanged.indices.map { place in
                JudgedTruth(
                    Change.all(in: pair, slowing: place, by: truth.value)[place], truth: truth)
            }
        }
        return unchanged + changed
    }
}

extension JudgedTruth {
    fileprivate init(_ change: Change, truth: KnownRatio) {
        self.init(
            truth: truth, ratio: change.factor, interval: change.interval, verdict: change.verdict)
    }
}
