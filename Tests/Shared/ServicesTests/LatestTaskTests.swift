import Testing

@testable import Services

@Suite("The latest task")
@MainActor
struct LatestTaskTests {
    private final class Gate {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private(set) var log: [String] = []

        func wait(as name: String) async {
            log.append("\(name) begins")
            await withCheckedContinuation { waiting.append($0) }
            log.append(Task.isCancelled ? "\(name) is cancelled" : "\(name) ends")
        }

        func note(_ text: String) { log.append(text) }

        func open() {
            for one in waiting { one.resume() }
            waiting = []
        }
    }

    private let gate = Gate()

    /// Waits until the log has so many lines.
    private func settle(_ count: Int) async {
        while gate.log.count < count { await Task.yield() }
    }

    @Test("Starting another cancels the one before")
    func replaced() async {
        let gate = gate
        let task = LatestTask()
        task.start { await gate.wait(as: "first") }
        task.start { await gate.wait(as: "second") }
        gate.open()
        await settle(4)
        #expect(
            gate.log.sorted() == [
                "first begins", "first is cancelled", "second begins", "second ends",
            ])
    }

    @Test("Cancelling and releasing cancel the task", arguments: [true, false])
    func cancelled(isReleased: Bool) async {
        let gate = gate
        var task: LatestTask? = LatestTask()
        task?.start { await gate.wait(as: "first") }
        if isReleased { task = nil } else { task?.cancel() }
        gate.open()
        await settle(2)
        #expect(gate.log == ["first begins", "first is cancelled"])
    }

    @Test("What goes on after it has started another task is cancelled")
    func superseded() async {
        let gate = gate
        let task = LatestTask()
        task.start {
            task.start { gate.note("inner") }
            await gate.wait(as: "outer")
        }
        gate.open()
        await settle(3)
        #expect(gate.log == ["inner", "outer begins", "outer is cancelled"])
    }

    @Test("What goes on after it has cancelled itself is cancelled")
    func cancelsItself() async {
        let gate = gate
        let task = LatestTask()
        task.start {
            task.cancel()
            await gate.wait(as: "first")
        }
        gate.open()
        await settle(2)
        #expect(gate.log == ["first begins", "first is cancelled"])
    }

    @Test("A task that is started by the one that is being started is not lost")
    func nested() async {
        let gate = gate
        let task = LatestTask()
        task.start {
            task.start { await gate.wait(as: "inner") }
        }
        task.cancel()
        gate.open()
        await settle(2)
        #expect(gate.log == ["inner begins", "inner is cancelled"])
    }
}
