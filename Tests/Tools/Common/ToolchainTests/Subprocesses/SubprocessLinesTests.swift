import Foundation
import Testing
import Toolchain

@Suite("The lines of subprocesses")
struct SubprocessLinesTests {
    private struct Failure: Error {}

    @Test("Lines are delivered in order, and empty ones are lines too")
    func lines() throws {
        #expect(try lines(of: "printf 'one\\n\\nthree\\n'") == ["one", "", "three"])
        #expect(try lines(of: "true").isEmpty)
    }

    @Test("A line is delivered before the next is written")
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
        #expect(
            try lines(of: script) { _ in try Data().write(to: file) } == ["one", "two"])
    }

    @Test(
        "An exit code other than 0 is an error, and so is a signal: whole lines are delivered by then",
        arguments: [("exit 3", "exit code 3"), ("printf tw; kill -9 $$", "signal 9")])
    func failure(end: String, description: String) {
        var lines: [String] = []
        let error = #expect(throws: SubprocessError.self) {
            _ = try self.lines(of: "echo one; \(end)") { lines.append($0) }
        }
        #expect(lines == ["one"])
        #expect(error?.description == "a process ended with \(description)")
    }

    @Test("When a line is not what it should be, the process is ended and the error goes on")
    func reportFails() async throws {
        var process: pid_t?
        #expect(throws: Failure.self) {
            _ = try lines(of: "echo $$; exec sleep 20") {
                process = pid_t($0)
                throw Failure()
            }
        }
        let id = try #require(process)
        let deadline = ContinuousClock.now + .seconds(10)
        while kill(id, 0) == 0, ContinuousClock.now < deadline { await Task.yield() }
        #expect(kill(id, 0) != 0)
    }

    private func lines(
        of script: String, report: (String) throws -> Void = { _ in }
    ) throws -> [String] {
        var lines: [String] = []
        try Subprocess(["sh", "-c", script]).lines {
            let line = String(decoding: $0, as: UTF8.self)
            lines.append(line)
            try report(line)
        }
        return lines
    }
}
