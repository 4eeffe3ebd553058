import Exploration
import Foundation
import Testing

@testable import TriptychCommands

@Suite("triptych explore")
struct ExploreCommandTests {
    @Test("The reports of the processes are added up")
    func addsUp() {
        var result = ExploreResult()
        result.take(.walk(number: 0, actions: 0, newShapes: []), from: 0)
        result.take(.walk(number: 1, actions: 0, newShapes: []), from: 1)
        result.take(.walk(number: -1, actions: 1_200, newShapes: ["a", "b"]), from: 0)
        result.take(.walk(number: -1, actions: 34, newShapes: ["b"]), from: 1)
        result.duration = .seconds(2)
        #expect(!result.isOver)
        #expect(
            result.text(of: ["MVC", "MVP"], seed: 7) == """
                In lockstep  MVC, MVP
                ───────────  ──────────────────────────────────────
                seed         7
                actions      1,234, each on all (617 a second)
                walks        2
                screens      2 that differ in more than their texts
                found        no difference, no leak, no crash
                """)
    }

    @Test("A crash ends all processes")
    func crash() {
        var result = ExploreResult()
        result.takeCrash(walk: 4, reason: "signal 4")
        #expect(result.isOver)
        #expect(result.text(of: ["MVC"], seed: 1).contains("a crash"))
    }

    @Test("A process that reports nothing for a while ends itself, with a code of its own")
    func watchdog() async {
        await #expect(processExitsWith: .exitCode(Watchdog.exitCode)) {
            let watchdog = Watchdog(limit: .milliseconds(100))
            // Waits for a signal, which comes if the watchdog does nothing: then this ends in another way.
            alarm(20)
            pause()
            watchdog.reset()
        }
    }
}
