import Measuring

// Whether saved figures can be those of a run. Everything that is shown is computed from them
// without further checks.

extension BenchmarkResult {
    /// Whether every process has turns of every subject, and a pace for each of them.
    var isSound: Bool {
        !subjects.isEmpty && (pace.isEmpty || pace.count == seconds.count)
            && zip(seconds, pace).allSatisfy { turns, pace in
                pace.allSatisfy(\.isTime) && turns.allSatisfy { $0.count == pace.count }
            }
            && seconds.allSatisfy { turns in
                turns.count == subjects.count && turns.joined().allSatisfy(\.isTime)
            }
    }
}

extension CountedBenchmark {
    var isSound: Bool {
        counts.flatMap {
            [$0.allocations, $0.bytes, $0.blocksLeft, $0.retains, $0.releases, $0.instructions]
        }.allSatisfy { ($0 ?? 0).magnitude < 1 << 60 }
    }
}

extension GrowthCurve {
    var isSound: Bool {
        sizes.count == seconds.count && sizes.allSatisfy { $0 > 0 } && seconds.allSatisfy(\.isTime)
    }
}

extension TapShare {
    /// The parts are differences, so they may be negative.
    var isSound: Bool {
        [whole, roundTrip, services, screen, architecture].map(abs).allSatisfy(\.isTime)
    }
}

extension Double {
    /// Whether it can be a number of seconds that was measured.
    fileprivate var isTime: Bool { (0...1e9).contains(self) }
}
