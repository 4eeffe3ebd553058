/// How fast the machine does fixed work, in seconds for a step of it.
///
/// The core that a program runs on often has a second thread, which may belong to a stranger. While that one is at work,
/// instructions that could run side by side take up to twice as long, and those that depend on each other take as long as
/// ever. So some programs are slowed more than others, and ratios change. The load of the machine says nothing of it.
package struct Pace: Equatable, Sendable {
    package let seconds: Double

    /// Two paces are equal if the slower is at most so many times the faster.
    static let tolerance = 1.15

    /// The best pace of a run: that of its fastest hundredth of the rounds, since a single round may be an outlier.
    ///
    /// Nil if no pace was measured.
    package init?(bestOf results: [BenchmarkResult]) {
        let rounds = results.flatMap { $0.pace.joined() }.sorted()
        if rounds.isEmpty { return nil }
        seconds = rounds[rounds.count / 100]
    }

    /// The pace with its unit.
    package var text: String {
        "\((seconds * 1e11).rounded() / 100) ns"
    }

    func equals(_ other: Double) -> Bool {
        max(seconds, other) <= min(seconds, other) * Self.tolerance
    }
}

/// The fixed work. It is not compared with anything: it shows in which state the machine is.
enum PaceWork {
    /// About 30 µs on a processor of 2023.
    private static let rounds = 12_000
    private static let chains = 4

    /// The seconds of one step of one chain.
    @MainActor
    static func pace(_ stopwatch: some Stopwatch) -> Double {
        stopwatch.seconds(run) / Double(rounds * chains)
    }

    /// Four chains that don't depend on each other, so that a core has as much to do at a time as it can.
    @MainActor @inline(never)
    private static func run() {
        var (first, second, third, fourth) = (last | 1, last | 2, last | 3, last | 4)
        for _ in 0..<rounds {
            step(&first)
            step(&second)
            step(&third)
            step(&fourth)
        }
        last = first ^ second ^ third ^ fourth
    }

    /// Marsaglia, "Xorshift RNGs" (2003).
    @inline(__always)
    private static func step(_ state: inout UInt64) {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
    }

    /// The end of the chains, kept so that the compiler can't remove them.
    @MainActor private static var last: UInt64 = 0
}
