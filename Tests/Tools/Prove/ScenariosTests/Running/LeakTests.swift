import AppContract
import Loopback
import Testing

@testable import Scenarios

@Suite("Leaks of apps")
@MainActor
struct LeakTests {
    @Test(
        "What leaks is named without who holds it",
        arguments: [
            "Screen.presenter: Presenter.screen: Screen": "Screen",
            "Screen, held by a closure, a task or a global variable": "Screen",
            "GET /articles?limit=20, which nobody cancelled":
                "GET /articles?limit=20, which nobody cancelled",
        ])
    func object(cause: String, object: String) {
        #expect(Leak(cause: cause, consequences: ["A"]).object == object)
    }

    @Test("A screen that keeps itself alive is found when the window releases it")
    func cyclicScreen() async throws {
        let outcome = try await run("* the app is launched", on: CyclicApp.self)
        #expect(
            outcome == .leaked([Leak(cause: "CyclicScreen.screen: CyclicScreen", consequences: [])])
        )
        #expect(
            outcome.explanation == """
                the steps passed, but something stayed alive after its screen had closed:
                  CyclicScreen.screen: CyclicScreen
                """)
    }

    @Test("What a screen leaves behind is found though the screen is freed")
    func cyclicPresenter() async throws {
        let outcome = try await run("* the app is launched", on: LitteringApp.self)
        #expect(
            outcome
                == .leaked([
                    Leak(cause: "CyclicPresenter.presenter: CyclicPresenter", consequences: [])
                ]))
    }

    @Test("A cycle that emptying the window would break is found, because nobody empties it")
    func stackCycle() async throws {
        let outcome = try await run("* the app is launched", on: StackHoldingApp.self)
        guard case .leaked(let leaks) = outcome else {
            Issue.record("\(outcome) is no leak")
            return
        }
        #expect(leaks.first?.description.contains("StackHoldingScreen") == true, "\(leaks)")
    }

    @Test("A closed screen that the app keeps is found while the app still runs")
    func closedScreen() async throws {
        let steps = """
            * the app is launched
            * I open the link "Second"
            * I go back
            """
        #expect(try await run(steps) == .passed)
        let outcome = try await run(steps, on: HoardingApp.self)
        #expect(
            outcome
                == .leaked([Leak(cause: "HoardingApp.screens[1]: FakeScreen", consequences: [])]))
    }

    @Test("An app that keeps its screens until it is released leaks nothing if none was closed")
    func openScreen() async throws {
        #expect(try await run("* the app is launched", on: HoardingApp.self) == .passed)
    }

    @Test("An app that outlives its window is found")
    func eternalApp() async throws {
        let outcome = try await run("* the app is launched", on: EternalApp.self)
        #expect(
            outcome
                == .leaked([Leak(cause: "EternalApp.app: EternalApp", consequences: ["FakeScreen"])]
                ))
    }

    @Test("A call that nobody cancels is found while it has no answer")
    func forgottenCall() async throws {
        let steps = """
            Given the server holds its answers
            When the app is launched
            """
        #expect(try await run(steps) == .passed)
        #expect(
            try await run(steps, on: ForgetfulApp.self)
                == .leaked([
                    Leak(cause: "GET /articles?limit=20, which nobody cancelled", consequences: [])
                ]))
        #expect(try await run(steps + "\n* the server answers", on: ForgetfulApp.self) == .passed)
    }

    @Test("A call that nobody cancels is found over HTTP too")
    func forgottenCallOverHTTP() async throws {
        let outcome = try await run(
            "Given the server holds its answers\nWhen the app is launched", on: ForgetfulApp.self,
            transport: LoopbackWire().backend(reaching:))
        #expect(
            outcome
                == .leaked([
                    Leak(cause: "GET /articles?limit=20, which nobody cancelled", consequences: [])
                ]))
    }

    @Test("A step that fails goes before a leak")
    func failure() async throws {
        let outcome = try await run(#"* I am on "News""#, on: CyclicApp.self)
        guard case .failed = outcome else {
            Issue.record("\(outcome) is no failure")
            return
        }
    }
}
