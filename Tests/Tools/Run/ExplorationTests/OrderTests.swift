import AppContract
import PocketUI
import Scenarios
import Services
import Testing

@testable import Exploration

@Suite("Exploration: the order on the screen")
struct OrderTests {
    @Test("Two texts that have changed places become a step")
    func order() async throws {
        let walkers = [
            Walker(NamedApp(name: "right", app: AppWithName.self)),
            Walker(NamedApp(name: "wrong", app: AppWithNameBelow.self)),
        ]
        let step = try #require(Vocabulary.standard.step("2 hours pass"))
        guard case .difference(let difference) = await Lockstep(walkers).run(step) else {
            Issue.record("The screens look the same")
            return
        }
        let seen = Aspect(
            expected: #""Name" above "Hello.""#, seen: #""Hello." above "Name""#,
            step: #"I see "Name", "Hello." from top to bottom"#)
        #expect(difference.deviations.map(\.aspects) == [[seen]])
    }
}

/// Has a screen with a field above a label.
private class AppWithName: App {
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

    var parts: [View] {
        [TextField(placeholder: "Name"), Label(text: "Hello.")]
    }
}

private final class AppWithNameBelow: AppWithName {
    override var parts: [View] { super.parts.reversed() }
}
