import Foundation
import Testing
import Toolchain

@testable import Trials

@Suite("What a crashed program left behind")
struct CrashTests {
    @Test("A fatal error is reported with its place")
    func fatalError() throws {
        let crash = try self.crash("echo 'a.swift:3: Fatal error: no rows' >&2; kill -TRAP $$")
        #expect(crash.message == "Fatal error: no rows")
        #expect(crash.place == "a.swift:3")
        #expect(crash.details == "signal 5")
    }

    @Test("A signal without a message is reported with the last line")
    func signal() throws {
        let crash = try self.crash("seq 1 20; kill -SEGV $$")
        #expect(crash.message == "it ended with signal 11")
        let last = (11...20).map(String.init)
        #expect(crash.details == (["signal 11"] + last).joined(separator: "\n"))
    }

    @Test("An exit code is reported with the first line")
    func exitCode() throws {
        let crash = try self.crash("echo 'no such library'; echo more; exit 127")
        #expect(crash.message == "no such library")
        #expect(crash.details == "exit code 127\nmore")
    }

    private func crash(_ script: String) throws -> Crash {
        Crash(
            try Subprocess(["sh", "-c", script]).run(), of: FileManager.default.temporaryDirectory)
    }
}
