import AppContract
import Apps
import InMemoryServer
import PocketUI
import Scenarios
import Services
import Testing

@testable import Benchmarks

@Suite("MVC, the reference")
@MainActor
struct ReferenceTests {
    @Test("Its duplicate passes every scenario too, and leaves nothing behind")
    func duplicate() async throws {
        let scenarios = try PackageScenarios.all()
        #expect(!scenarios.isEmpty)
        let runner = ScenarioRunner(app: Suites.duplicate.app)
        for scenario in scenarios where scenario.isMeant(for: "MVC") {
            let outcome = await runner.run(scenario)
            #expect(outcome == .passed, "\(scenario.place): \(outcome.explanation ?? "")")
        }
    }

    /// With answers that come at once, all this happens while the home screen is being shown.
    @Test(
        "A first page that ends the session leaves nobody logged in, and a link waits on",
        arguments: [true, false])
    func firstPageEndsSession(linkIsThere: Bool) async throws {
        let clock = ManualClock()
        let backend = InMemoryBackend(clock: clock)
        let window = Window()
        let app = Apps.all[0].app.init(
            services: AppServices(backend: backend, clock: clock), window: window)
        let person = Person(at: window)
        func logIn() throws {
            try person.type("ada", into: Texts.username)
            try person.type("lovelace", into: Texts.password)
            try person.tap(Texts.logIn)
        }
        app.launch()
        if linkIsThere { app.open("triptych://article/2") }
        backend.isHolding = true
        try logIn()
        backend.isHolding = false
        _ = backend.answerHeldCall(number: 1)
        backend.failNextAnswer(with: .status(401))
        await backend.settle()
        #expect(window.snapshot.screens == ["Log in"])

        if !linkIsThere { app.open("triptych://article/2") }
        await backend.settle()
        #expect(window.snapshot.toast == "Your session has ended. Log in again.")
        try logIn()
        await backend.settle()
        #expect(window.snapshot.screens == ["News", "Article"])
    }
}
