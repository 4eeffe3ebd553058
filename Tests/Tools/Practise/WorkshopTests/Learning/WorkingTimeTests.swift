import Foundation
import Testing
import Trials

@testable import Workshop

@Suite("Working time")
struct WorkingTimeTests {
    @Test(
        "A night between two commands counts as a short pause, and so does a clock that was set back"
    )
    func breaks() {
        let start = MadePackage.date
        var progress = LearningProgress()
        let work = LearningProgress.Work(exercise: "louder", architecture: "MVP")
        func worked(until minutes: Double) -> Double? {
            progress.change(work) { $0.use(at: start + minutes * 60) }
            return progress[work]?.worked.map { $0 / 60 }
        }
        progress.start(work, at: start)
        #expect(worked(until: 10) == 10)
        #expect(worked(until: 14 * 60) == 30)
        #expect(worked(until: 14 * 60 - 5) == 30)
        // After a reset, the time until the next start is no work.
        progress.start(work, at: start + 20 * 3600)
        #expect(worked(until: 20 * 60 + 1) == 31)
    }

    @Test(
        "A check records what failed last, a pass ends the time, and a solution that was seen stays known"
    )
    func records() throws {
        let package = try MadePackage.committed()
        var date = MadePackage.date
        let clock = Clock(date)
        var bench = try Workbench(package.catalogue, note: { _ in }, now: { clock.date })
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        func check(_ result: CheckResult) throws -> LearningProgress.Entry? {
            date += 60
            clock.date = date
            try bench.record(CheckReport([.tests], [.tests: result]), of: assignment)
            return bench.progress[assignment.work]
        }
        let failure = CheckFailure(next: "a", observed: "b", expected: "c", place: "d")
        #expect(try check(.failed(failure))?.lastFailure == "tests")
        try bench.spoil(assignment)
        #expect(try check(.passed)?.lastFailure == nil)
        let entry = try check(.passed)
        #expect(entry?.worked == 120)
        #expect(entry?.spoiled == MadePackage.date + 60)
    }

    private final class Clock {
        var date: Date

        init(_ date: Date) { self.date = date }
    }
}
