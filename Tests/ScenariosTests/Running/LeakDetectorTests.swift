import PocketUI
import Testing

@testable import Scenarios

@Suite("Leak detector")
@MainActor
struct LeakDetectorTests {
    @MainActor
    private final class Owner {
        var presenter: Presenter?
        var screen: Screen?
    }

    @MainActor
    private final class Presenter {
        var next: Presenter?
    }

    @MainActor
    private final class Screen: ViewController {
        private let presenter: Presenter

        init(presenter: Presenter) {
            self.presenter = presenter
        }
    }

    private let detector = LeakDetector()
    private let owner = Owner()
    private let presenter = Presenter()

    @Test("Who is freed is no survivor, and who is kept is one")
    func survivors() {
        var short: Owner? = Owner()
        short?.presenter = presenter
        if let short { detector.watch(short) }
        #expect(detector.survivors == ["Owner", "Presenter"])
        short = nil
        #expect(detector.survivors == ["Presenter"])
    }

    @Test("Each is named once, however often it is watched, and two of a kind twice")
    func names() {
        let other = Presenter()
        owner.presenter = presenter
        for object in [other, presenter, other] { detector.watch(object) }
        detector.watch(owner)
        withExtendedLifetime(other) {
            #expect(detector.survivors == ["Owner", "Presenter", "Presenter"])
        }
    }

    @Test("What belongs to a screen is expected to go with it")
    func belongings() {
        let screen = Screen(presenter: presenter)
        presenter.next = Presenter()
        detector.begin(with: [owner])
        detector.watch(screen)
        withExtendedLifetime(screen) {
            #expect(detector.survivors == ["Presenter", "Presenter", "Screen", "View"])
        }
    }

    @Test("What an owner reaches other than through the screen may stay")
    func shared() {
        let shared = Presenter()
        let screen = Screen(presenter: presenter)
        presenter.next = shared
        owner.presenter = shared
        detector.begin(with: [owner])
        detector.watch(screen)
        withExtendedLifetime(screen) {
            #expect(detector.survivors == ["Presenter", "Screen", "View"])
        }
    }

    @Test("That an owner holds the screen is no reason for it to stay")
    func heldScreen() {
        let screen = Screen(presenter: presenter)
        let holder = Owner()
        holder.screen = screen
        detector.begin(with: [holder])
        detector.watch(screen)
        withExtendedLifetime(screen) {
            #expect(detector.survivors == ["Presenter", "Screen", "View"])
        }
    }
}
