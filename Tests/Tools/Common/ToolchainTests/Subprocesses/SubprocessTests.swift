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

    @Test("A line is reported before the next is written")
    func atOnce() throws {
        // The shell looks for a file, for a while, that is made when the first line has arrived.
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let isThere = "[ -e '\(file.path)' ]"
        let script = """
            echo one; tries=0
            until \(isThere) || [ $tries = 3000000 ]; do tries=$((tries + 1)); done
            \(isThere) && echo two
            """
        let run = try Subprocess(["sh", "-c", script]).run { _ in
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        }
        #expect(run.text == "one\ntwo\n")
    }

    @Test(
        "A worker that fails or says nothing gives no answer, and the error says how it ended",
        arguments: [
            ("echo 7; exit 3", "it ended with exit code 3"),
            ("echo 7; kill -9 $$", "it ended with signal 9"), ("true", "it ended with exit code 0"),
        ])
    func noAnswer(script: String, description: String) {
        let error = #expect(throws: LineProcessError.self) {
            let _: Int = try Subprocess(["sh", "-c", script]).answer(to: 1)
        }
        #expect(error?.description == description)
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
