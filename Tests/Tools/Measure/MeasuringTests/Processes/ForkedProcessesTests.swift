import Foundation
import Measuring
import Testing
import TestSupport
import Toolchain

@Suite("Processes that are forked for each order")
struct ForkedProcessesTests {
    /// A program with a script of the shell, which forks as `fork_for_each_line` does.
    private func processes(_ script: String) -> ForkedProcesses {
        ForkedProcesses(of: Subprocess(["/bin/sh", "-c", script]))
    }

    @Test("One program answers order after order")
    func forks() throws {
        let forking = processes("while read order; do (echo \"[$order, $$]\") || exit 1; done")
        let answers: [[Int]] = try [1, 2, 3].map { try forking.answer(to: $0, named: "") }
        #expect(answers.map { $0[0] } == [1, 2, 3])
        #expect(Set(answers.map { $0[1] }).count == 1)
    }

    @Test("A program that can't fork ends after each order, and is started again for the next")
    func single() throws {
        let single = processes("read order; echo $order")
        let answers: [Int] = try [1, 2, 3].map { try single.answer(to: $0, named: "") }
        #expect(answers == [1, 2, 3])
    }

    @Test(
        "An order without an answer is named, and not tried again",
        arguments: ["read order; echo why >&2; exit 3", "read order; exit 0", "kill -9 $$"])
    func crash(script: String) throws {
        let error = #expect(throws: MeasuringError.self) {
            let _: Int = try processes(script).answer(to: 1, named: "log in, in MVP")
        }
        #expect(error?.description.hasPrefix("log in, in MVP: a process could not carry") == true)
    }
}
