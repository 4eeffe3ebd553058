import AppContract
import LoopbackWire
import Testing

@testable import Scenarios

@Suite("Leaks of apps")
@MainActor
struct LeakTests {
    @Test("A screen that keeps itself alive is found when the window lets it go")
    func cyclicScreen() async throws {
        guard case .leaked(let names) = try await run("* the app is launched", on: CyclicApp.self)
        else {
            Issue.record("the leak was not found")
            return
        }
        #expect(names.contains("CyclicScreen"))
    }

    @Test("What a screen leaves behind is found though the screen is freed")
    func cyclicPresenter() async throws {
        let outcome = try await run("* the app is launched", on: LitteringApp.self)
        #expect(outcome == .leaked(["CyclicPresenter"]))
        #expect(
            outcome.explanation == """
                the steps passed, but the screens left behind:
                  CyclicPresenter
                """)
    }

    @Test("A closed screen that the app keeps is found while the app still runs")
    func closedScreen() async throws {
        let steps = """
            * the app is launched
            * I open the link "Second"
            * I go back
            """
        #expect(try await run(steps) == .passed)
        guard case .leaked(let names) = try await run(steps, on: HoardingApp.self) else {
            Issue.record("the leak was not found")
            return
        }
        #expect(names.contains("FakeScreen"))
        #expect(!names.contains("HoardingApp"))
        #expect(!names.contains("NavigationController"))
    }

    @Test("An app that keeps its screens until it goes itself leaks nothing if none was closed")
    func openScreen() async throws {
        #expect(try await run("* the app is launched", on: HoardingApp.self) == .passed)
    }

    @Test("An app that outlives its window is found")
    func eternalApp() async throws {
        let outcome = try await run("* the app is launched", on: EternalApp.self)
        #expect(outcome == .leaked(["EternalApp", "NavigationController", "View"]))
    }

    @Test("An app that is launched anew leaves the one before behind, and that is found too")
    func relaunched() async throws {
        let outcome = try await run(
            "* the app is launched\n* the app is launched", on: LitteringApp.self)
        #expect(outcome == .leaked(["CyclicPresenter"]))
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
                == .leaked(["1 requests that nobody cancelled"]))
        #expect(try await run(steps + "\n* the server answers", on: ForgetfulApp.self) == .passed)
    }

    @Test("A call that nobody cancels is found over HTTP too")
    func forgottenCallOverHTTP() async throws {
        let outcome = try await run(
            "Given the server holds its answers\nWhen the app is launched", on: ForgetfulApp.self,
            reachingServer: LoopbackWire().backend(reaching:))
        #expect(outcome == .leaked(["1 requests that nobody cancelled"]))
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
