import Foundation
import Testing
import Toolchain

@Suite("Signals")
struct SignalTests {
    @Test(
        "Ctrl-C, Ctrl-\\, a closed terminal and kill end the work at once, before it can report that its subprocess failed",
        arguments: [SIGINT, SIGHUP, SIGTERM, SIGQUIT])
    func ends(number: Int32) async {
        await #expect(processExitsWith: .exitCode(128 + number)) { [number] in
            RunningSubprocesses.endAtSignals()
            // It ends by itself at a signal, some time before it would be killed.
            let run = try Subprocess(["sh", "-c", "kill -\(number) $PPID; sleep 20"]).run()
            exit(run.wasSignalled ? 1 : 2)
        }
    }

    @Test("A process on the terminal is ended, too")
    func endsTerminal() async throws {
        let result = await #expect(
            processExitsWith: .exitCode(128 + SIGTERM), observing: [\.standardOutputContent]
        ) {
            RunningSubprocesses.endAtSignals()
            // Its output is closed, or the test would wait for the end of it.
            let script = """
                echo "process $$ begins"; exec >&- 2>&-; kill -TERM $PPID; exec sleep 20
                """
            exit(try await Subprocess(["sh", "-c", script]).runOnTerminal())
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        let process = try #require(output.firstMatch(of: #/process (\d+) begins/#)?.1)
        // Where nobody collects it, it is a zombie.
        let state = try Subprocess(["ps", "-o", "stat=", "-p", String(process)]).run().text
        #expect(state.isEmpty || state.hasPrefix("Z"))
    }

    @Test("A signal waits for the end of what must not be left half done")
    func waits() async throws {
        let result = await #expect(
            processExitsWith: .exitCode(128 + SIGHUP), observing: [\.standardOutputContent]
        ) {
            RunningSubprocesses.endAtSignals()
            try RunningSubprocesses.finishing {
                _ = try Subprocess(["sh", "-c", "kill -HUP $PPID; sleep 0.5"]).run()
                try FileHandle.standardOutput.write(contentsOf: Data("whole".utf8))
            }
            _ = try Subprocess(["sleep", "20"]).run()
        }
        let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
        #expect(output.contains("whole"))
    }

    @Test("A signal that `nohup` has switched off stays off")
    func nohup() async {
        await #expect(processExitsWith: .success) {
            signal(SIGHUP, SIG_IGN)
            RunningSubprocesses.endAtSignals()
            let action = unsafeBitCast(signal(SIGHUP, SIG_DFL), to: UInt.self)
            exit(action == unsafeBitCast(SIG_IGN, to: UInt.self) ? 0 : 1)
        }
    }
}
