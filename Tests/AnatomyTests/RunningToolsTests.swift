import Testing

@testable import Anatomy

@Suite("Running tools")
struct RunningToolsTests {
    @Test("A tool that takes too long is ended, with what it started")
    func limit() throws {
        let run = try Tool.run(["sh", "-c", "echo begun; sleep 600"], limit: .milliseconds(300))
        #expect(run.reachedLimit)
        #expect(run.wasSignalled)
        #expect(run.text == "begun\n")
    }

    @Test("One that ends in time is not, and one that crashes is told apart")
    func inTime() throws {
        let run = try Tool.run(["sh", "-c", "exit 3"], limit: .seconds(60))
        #expect(run.code == 3)
        #expect(!run.reachedLimit && !run.wasSignalled)
        let crash = try Tool.run(["sh", "-c", "kill -ILL $$"])
        #expect(crash.wasSignalled && !crash.reachedLimit)
    }
}
