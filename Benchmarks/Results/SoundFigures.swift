import Measuring

// Whether saved figures can come from a run. Everything that is shown is computed from them
// without further checks.

extension BenchmarkRun {
    var isSound: Bool {
        results.allSatisfy(\.isSound) && counts.allSatisfy(\.isSound)
            && growth.allSatisfy { $0.sizes.count == $0.seconds.count }
            && growth.flatMap(\.sizes).allSatisfy { $0 > 0 }
            && (growth.flatMap(\.seconds) + taps.flatMap(\.parts)).allSatisfy(\.isTime)
    }
}

extension BenchmarkResult {
    /// Whether every process has turns of every subject, and a pace for each of them.
    fileprivate var isSound: Bool {
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
    fileprivate var isSound: Bool {
        counts.allSatisfy { counts in
            Counts.all.allSatisfy { (counts[keyPath: $0] ?? 0).magnitude < 1 << 60 }
        }
    }
}

extension TapShare {
    /// The parts are differences, so they may be negative.
    fileprivate var parts: [Double] {
        [whole, roundTrip, services, screen, architecture].map(abs)
    }
}

extension Double {
    /// Whether it can be a measured number of seconds.
    fileprivate var isTime: Bool { (0...1e9).contains(self) }
}
