/// Work that counts in registers alone. Nothing but the machine disturbs it, so it checks the statistics, and says
/// little of how well real work is measured.
package enum SyntheticWork {
    /// As many comparisons as `bench` has.
    package static let benchmarks: [KnownBenchmark] = (1...20).map { number in
        KnownBenchmark(
            suite: "self-test", name: "synthetic work \(number)", repetitions: 32,
            compilations: [{ subject }])
    }

    /// The steps of one repetition: 32 of them take about a tenth of a millisecond.
    private static let steps = 2_000

    private static let subject = Subject(name: "walk") { repetitions in
        {
            for repetition in 0..<repetitions { walk(from: UInt64(repetition)) }
        }
    }

    /// Each step needs the one before, so that none can be skipped or run in parallel.
    @MainActor @inline(never)
    private static func walk(from start: UInt64) {
        var generator = SeededGenerator(seed: start)
        var place: UInt64 = start
        for _ in 0..<steps { place = (place ^ generator.next()) &* 0x9E37_79B9_7F4A_7C15 }
        last = place
    }

    /// The end of the walk, kept so that the compiler can't remove it.
    @MainActor private static var last: UInt64 = 0
}
