import Foundation
import Testing

@testable import Toolchain

@Suite("A program that answers line by line", .timeLimit(.minutes(10)))
struct LineProcessTests {
    private func shell(_ script: String, limit: Duration? = nil) throws -> LineProcess {
        try LineProcess(Subprocess(["/bin/sh", "-c", script], limit: limit))
    }

    private func answer(_ process: LineProcess, to line: String) async throws -> String {
        String(decoding: try await process.answer(to: Data(line.utf8)), as: UTF8.self)
    }

    @Test("Answers one after the other, also long ones, and those asked at the same time")
    func answers() async throws {
        let process = try shell("while read line; do printf '%s!%070000d\\n' \"$line\" 0; done")
        #expect(try await answer(process, to: "a").hasPrefix("a!0"))
        try await withThrowingTaskGroup { group in
            for number in 0..<20 {
                group.addTask {
                    let text = try await answer(process, to: "\(number)")
                    #expect(text.hasPrefix("\(number)!"))
                    #expect(text.count == 70_000 + "\(number)!".count)
                }
            }
            try await group.waitForAll()
        }
    }

    @Test(
        "Says how it ended",
        arguments: [
            ("exit 3", "it ended with exit code 3"), ("kill -9 $$", "it ended with signal 9"),
            ("echo one >&2; echo 'a: Fatal error: two' >&2; echo three >&2; exit 1", "two"),
            ("echo one >&2; read line; printf half; exit 1", "it ended with exit code 1: one"),
        ])
    func ends(script: String, words: String) async throws {
        let process = try shell(script)
        let error = await #expect(throws: LineProcessError.self) {
            try await answer(process, to: "a")
        }
        #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }

    @Test("Is ended if it does not answer in time")
    func limit() async throws {
        let process = try shell("read line; read line", limit: .milliseconds(200))
        let error = await #expect(throws: LineProcessError.self) {
            try await answer(process, to: "a")
        }
        #expect(error?.description.hasPrefix("it did not answer within 0.2 s, its limit") == true)
    }

    @Test("Ends when nobody has it any more, also beside others")
    func released() async throws {
        var process: LineProcess? = try shell("while read line; do echo; done")
        let other = try shell("while read line; do echo; done")
        let identifier = try #require(process?.identifier)
        _ = try await answer(#require(process), to: "a")
        process = nil
        // It is gone once it has been waited for.
        while kill(identifier, 0) == 0 { await Task.yield() }
        #expect(try await answer(other, to: "a").isEmpty)
    }

    @Test(
        "Leaves no descriptors behind",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/fd"), "no /dev/fd"))
    func descriptors() async {
        // In a process of its own, since other tests open descriptors at the same time.
        await #expect(processExitsWith: .success) {
            func count() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
            }
            let before = try count()
            for _ in 0..<20 {
                let tests = LineProcessTests()
                _ = try await tests.answer(tests.shell("while read line; do echo; done"), to: "a")
            }
            // Some may still be open, because a queue lets go of them a little later.
            for _ in 0..<100_000 where try count() >= before + 20 { await Task.yield() }
            #expect(try count() < before + 20)
        }
    }
}
