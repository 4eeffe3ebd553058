import Exploration
import Foundation
import Testing

@testable import ScenariosProgram

@Suite("scenarios explore")
struct ExploreCommandTests {
    @Test("The reports of the processes are added up")
    func addsUp() {
        var result = ExploreResult()
        result.take(Walk(actions: 1_200, shapes: ["a", "b"]), 0)
        result.take(Walk(actions: 34, shapes: ["b"]), 1)
        result.duration = .seconds(2)
        #expect(result.found == nil)
        #expect(
            result.text(of: ["MVC", "MVP"], seed: "7") == """
                In lockstep  MVC, MVP
                ───────────  ────────────────────────────────────────────────────────────────────
                seed         7
                steps        1,234, each done in all architectures (617 a second)
                walks        2
                screens      2 different ones; screens that differ only in texts are counted once
                found        no difference, no leak, no crash
                """)
    }

    @Test("Of what is found, the first is shown; a crash is named")
    func crash() {
        var result = ExploreResult()
        result.take(Walk(found: FoundScenario(steps: [], crash: "signal 4")), 4)
        result.take(Walk(found: FoundScenario(steps: [], crash: "signal 5")), 5)
        #expect(result.found?.walk == 4)
        #expect(result.text(of: ["MVC"], seed: "1").contains("a crash"))
    }

    @Test("The steps of a walk that ends its process are found in its errors")
    func steps() {
        let errors = "step: I go back\nMVC/A.swift:1: Fatal error\nstep: I tap \"A: b\"\n"
        #expect(ExploreOrder.steps(in: errors) == ["I go back", "I tap \"A: b\""])
    }
}
