import Foundation

/// The clock of the measurements. Tests replace it.
package protocol Stopwatch {
    @MainActor
    func seconds(_ work: () -> Void) -> Double

    /// The pace of the machine now, in seconds.
    @MainActor
    var pace: Double { get }
}

extension Stopwatch {
    @MainActor
    package var pace: Double { Pace.now(self) }
}

/// The processor time of the calling thread, which stands still while another program has the processor. The compared
/// work is all on one thread.
package struct ProcessorStopwatch: Stopwatch {
    package static let name = "processor time of the thread"

    package init() {}

    package func seconds(_ work: () -> Void) -> Double {
        max(0, Self.elapsed(work) - Self.overhead)
    }

    /// The seconds for reading the clock, which is a system call. They are subtracted, because otherwise every ratio
    /// would seem closer to 1 than it is.
    private static let overhead = Quantiles(of: (0..<1000).map { _ in elapsed {} }).median

    private static func elapsed(_ work: () -> Void) -> Double {
        let start = now
        work()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// The monotonic wall clock, for work that waits.
package struct WallStopwatch: Stopwatch {
    package init() {}

    package func seconds(_ work: () -> Void) -> Double {
        ContinuousClock().measure(work) / .seconds(1)
    }
}
