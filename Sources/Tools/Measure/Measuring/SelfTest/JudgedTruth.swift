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
    /// Judges one run of known benchmarks once for each reference, since a run of a suite has one.
    package static func all(in run: [BenchmarkResult]) -> [[JudgedTruth]] {
        let results = run.undisturbed
        return KnownSubjects.orders.map { order in
            let findings = Finding.all(in: results.map { $0.reordered(order) })
            let truths = results.flatMap { _ in order.map { KnownSubjects.ratios[$0] } }
            return zip(truths, findings).compactMap { truth, finding in
                finding.verdict.map {
                    JudgedTruth(
                        truth: truth, ratio: finding.ratio, interval: finding.interval, verdict: $0)
                }
            }
        }
    }

    /// Several runs of the same program, each in other layouts, and each compared with each as `--compare` does:
    /// unchanged, and with one subject slowed by a known ratio in the later run. The slowing is put into the figures, so
    /// all scatter in them is real.
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

extension BenchmarkResult {
    /// The same times with the subjects in another order.
    fileprivate func reordered(_ order: [Int]) -> BenchmarkResult {
        BenchmarkResult(
            suite: suite, name: name, subjects: order.map { subjects[$0] },
            repetitions: repetitions,
            seconds: seconds.map { process in order.map { process[$0] } }, pace: pace)
    }
}
