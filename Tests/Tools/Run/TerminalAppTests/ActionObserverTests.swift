import ArchitectureList
import Testing

@testable import TerminalApp

@Suite("Observing actions")
struct ActionObserverTests {
    /// Records how it is called.
    private final class Recorder {
        var calls: [String] = []

        var observer: ActionObserver {
            ActionObserver {
                self.calls.append("will")
            } didPerform: {
                self.calls.append("did")
                return ["calls of action \(self.calls.count / 2)"]
            }
        }
    }

    @Test("Each action is observed, and the calls are shown with the architecture and the action")
    func observing() async {
        let recorder = Recorder()
        let play = await Play.after(observer: recorder.observer)
        #expect(play.state.calls == nil)
        await play.press(.text("a"), at: 0)
        await play.press(.text("b"), at: 0)
        #expect(recorder.calls == ["will", "did", "will", "did"])
        #expect(
            play.state.calls
                == CallList(
                    title: "\(Architecture.all[0].name): type into \"Username\"",
                    lines: ["calls of action 2"]))
    }

    @Test("A toast that disappears by itself leaves the calls of the previous action")
    func toast() async {
        let recorder = Recorder()
        let play = await Play.after([.text("a")], observer: recorder.observer)
        await play.perform(.dismissToast, at: 5)
        #expect(recorder.calls.count == 2)
        #expect(play.state.calls?.lines == ["calls of action 1"])
    }

    @Test("After a switch the calls are those of the last action on the new architecture")
    func switching() async {
        let recorder = Recorder()
        let play = await Play.after([.text("a"), .tab, .text("b")], observer: recorder.observer)
        await play.perform(.dismissToast, at: 5)
        await play.press(.control("a"), at: 6)
        #expect(recorder.calls.count == 6)
        #expect(
            play.state.calls
                == CallList(
                    title: "\(Architecture.all[1].name): type into \"Password\"",
                    lines: ["calls of action 3"]))
    }

    @Test("The arrows scroll the calls")
    func scrolling() async {
        let observer = ActionObserver {
        } didPerform: {
            (1...30).map { "call \($0)" }
        }
        let play = await Play.after([.text("a"), .right, .right, .left], observer: observer)
        #expect(play.state.calls?.firstLine == 10)
        await play.press(.text("b"), at: 0)
        #expect(play.state.calls?.firstLine == 0)
    }
}
