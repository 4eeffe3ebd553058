import AppContract
import PocketUI
import Services
import Testing

@testable import Exploration
@testable import Scenarios

@Suite("Differences between apps")
struct DifferenceTests {
    private func observation(of app: any App.Type) -> Observation {
        let world = World(app: app, transport: { $0 })
        _ = world.screen
        return Observation(of: world, failure: nil)
    }

    @Test("The largest of three groups is right, and the others are compared with it")
    func threeGroups() throws {
        let apps: [any App.Type] = [
            FormApp.self, EmptyApp.self, ReversedFormApp.self, EmptyApp.self,
        ]
        let difference = try #require(
            Difference(among: apps.map(observation), of: ["a", "b", "c", "d"]))
        #expect(difference.agreeing == ["b", "d"])
        #expect(difference.deviations.map(\.names) == [["a"], ["c"]])
        let count = Aspect(expected: "0 elements on the screen", seen: "2", step: nil)
        #expect(difference.deviations.map(\.aspects) == [[count], [count]])
    }
}

@Suite("Apps in lockstep")
struct LockstepTests {
    private func run(_ text: String, on apps: any App.Type...) async throws -> Lockstep.Outcome {
        let walkers = apps.map { Walker(NamedApp(name: "\($0)", app: $0)) }
        return await Lockstep(walkers).run(try #require(Vocabulary.standard.step(text)))
    }

    @Test("A step that one app can't do is a difference")
    func impossibleOnOne() async throws {
        let outcome = try await run(#"I clear "Name""#, on: FormApp.self, EmptyApp.self)
        guard case .difference(let difference) = outcome else {
            Issue.record("There is no difference")
            return
        }
        #expect(difference.deviations.map(\.names) == [["EmptyApp"]])
        #expect(difference.deviations[0].aspects.first?.expected == "the step is possible")
    }

    @Test("Two texts that have changed places become a step")
    func order() async throws {
        let outcome = try await run("2 hours pass", on: FormApp.self, ReversedFormApp.self)
        guard case .difference(let difference) = outcome else {
            Issue.record("The screens look the same")
            return
        }
        let step = #"I see "Name", "Hello." from top to bottom"#
        let seen = Aspect(
            expected: #""Name" above "Hello.""#, seen: #""Hello." above "Name""#, step: step)
        #expect(difference.deviations.map(\.aspects) == [[seen]])
        let found = FoundScenario(steps: ["2 hours pass"], difference)
        #expect(found.text(name: "A").hasSuffix("\n    Given 2 hours pass\n    Then \(step)\n"))
    }
}

@Suite("Apps in lockstep, before their requests have ended")
struct EarlyLookTests {
    /// The outcome of the last of three steps: a link replaces one that loads.
    private func outcome(_ walkers: Walker...) async throws -> Lockstep.Outcome {
        let lockstep = Lockstep(walkers)
        var outcome = Lockstep.Outcome.same
        for text in [
            "the server holds its answers", #"I open the link "a""#, #"I open the link """#,
        ] {
            outcome = await lockstep.run(try #require(Vocabulary.standard.step(text)))
        }
        return outcome
    }

    @Test("A loading sign that goes only when a cancelled request has ended is a difference")
    func late() async throws {
        let outcome = try await outcome(
            Walker(NamedApp(name: "prompt", app: LinkApp.self)),
            Walker(NamedApp(name: "late", app: LateLinkApp.self)))
        guard case .difference(let difference) = outcome else {
            Issue.record("They look the same")
            return
        }
        #expect(
            difference.deviations.map(\.aspects) == [
                [
                    Aspect(
                        expected: "no loading before the requests have ended",
                        seen: "loading before the requests have ended", step: nil)
                ]
            ])
    }
}

private class EmptyApp: App {
    private let root = NavigationController()

    required init(services: AppServices, window: Window) {
        window.rootViewController = root
    }

    func launch() {
        let screen = ViewController()
        for part in parts { screen.view.addSubview(part) }
        root.pushViewController(screen)
    }

    func open(_ link: String) {}

    var parts: [View] { [] }
}

private class FormApp: EmptyApp {
    override var parts: [View] {
        [TextField(placeholder: "Name"), Label(text: "Hello.")]
    }
}

private final class ReversedFormApp: FormApp {
    override var parts: [View] { super.parts.reversed() }
}

/// Loads an article for each link with a name, and stops at one without.
private class LinkApp: EmptyApp {
    private let services: AppServices
    private let window: Window
    private let loadTask = LatestTask()

    required init(services: AppServices, window: Window) {
        self.services = services
        self.window = window
        super.init(services: services, window: window)
    }

    override func open(_ link: String) {
        loadTask.cancel()
        guard !link.isEmpty else { return didCancel() }
        window.rootViewController?.isLoading = true
        loadTask.start { [weak self, services] in
            _ = try? await services.news.article(id: link)
            self?.didEnd()
        }
    }

    func didCancel() { endLoading() }
    func didEnd() {}

    final func endLoading() { window.rootViewController?.isLoading = false }
}

private final class LateLinkApp: LinkApp {
    override func didCancel() {}
    override func didEnd() { endLoading() }
}
