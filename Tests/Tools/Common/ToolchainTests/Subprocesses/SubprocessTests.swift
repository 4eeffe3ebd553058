import Foundation
import Testing
import Toolchain

@Suite("Subprocesses")
struct SubprocessTests {
    @Test("Output, errors and exit code are returned, and a full pipe blocks nothing")
    func run() throws {
        let run = try Subprocess(["sh", "-c", "cat; printf '%0200000d' 7 >&2; exit 3"])
            .run(input: Data("one\ntwo".utf8))
        #expect(run.text == "one\ntwo")
        #expect(run.errors.count == 200_000)
        #expect(run.code == 3)
        #expect(!run.succeeded && !run.wasSignalled && !run.reachedLimit)
    }

    @Test("Progress is each line that says something")
    func progress() throws {
        var lines: [Substring] = []
        let run = try Subprocess(["printf", "one\\n\\ntwo"]).run { lines.append($0) }
        #expect(lines == ["one", "two"])
        #expect(run.text == "one\n\ntwo")
    }

    @Test("It gets its arguments as they are, its folder, and the environment with additions")
    func environment() throws {
        let words = ["sh", "-c", #"echo "$1 $GREETING $PATH"; pwd"#, "sh", "a  'b'"]
        let process = Subprocess(
            words, in: URL(filePath: "/"), environment: ["GREETING": "hello"])
        let path = try #require(ProcessInfo.processInfo.environment["PATH"])
        #expect(try process.run().text == "a  'b' hello \(path)\n/\n")
    }

    @Test("A path that leads nowhere is an error, a name that is not found an exit code")
    func noProgram() throws {
        #expect(throws: (any Error).self) { try Subprocess(["/nowhere/triptych"]).run() }
        #expect(try Subprocess(["no-such-program"]).run().code == 127)
    }

    @Test("One that takes too long is ended, with what it started")
    func limit() throws {
        let run = try Subprocess(
            ["sh", "-c", "echo begun; sleep 600"], limit: .milliseconds(300)
        ).run()
        #expect(run.reachedLimit)
        #expect(run.wasSignalled)
        #expect(run.text == "begun\n")
    }

    @Test("On a terminal it tells its exit code")
    func onTerminal() async throws {
        #expect(try await Subprocess(["sh", "-c", "exit 3"]).runOnTerminal() == 3)
    }
}
