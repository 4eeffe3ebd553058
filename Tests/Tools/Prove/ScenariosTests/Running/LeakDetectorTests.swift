import PocketUI
import Testing

@testable import Scenarios

@Suite("Leak detector")
@MainActor
struct LeakDetectorTests {
    private let detector = LeakDetector()
    private let owner = Owner()

    @Test("Objects that are freed are no leak, and objects that are kept are one")
    func survivors() {
        let presenter = Presenter()
        var short: Owner? = Owner()
        short?.presenter = presenter
        if let short { detector.watch(short) }
        #expect(!detector.isEmpty)
        short = nil
        withExtendedLifetime(presenter) {
            #expect(detector.leaks.map(\.description) == ["Presenter, held by " + unseen])
        }
    }

    @Test("What belongs to a screen is a consequence, and the toolkit's objects are left out")
    func belongings() {
        let screen = Screen(presenter: Presenter())
        detector.begin(with: [owner])
        detector.watch(screen)
        #expect(
            detector.leaks.map(\.description) == [
                "Screen, held by \(unseen), which holds Presenter"
            ])
    }

    @Test("What the owner reaches other than through the screen may stay")
    func shared() {
        let shared = Presenter()
        var screen: Screen? = Screen(presenter: shared)
        owner.presenter = shared
        detector.begin(with: [owner])
        if let screen { detector.watch(screen) }
        screen = nil
        #expect(detector.isEmpty)
    }

    @Test("The property of the owner that holds a screen is named")
    func heldScreen() {
        owner.screen = Screen(presenter: Presenter())
        detector.begin(with: [owner])
        if let screen = owner.screen { detector.watch(screen) }
        #expect(
            detector.leaks.map(\.description) == ["Owner.screen: Screen, which holds Presenter"])
    }

    @Test("Arrays, structures, dictionaries and lazy properties are looked into")
    func values() {
        let places: [(String, (Owner, Presenter) -> Void)] = [
            ("list[0]", { $0.list = [$1] }), ("pair.presenter", { $0.pair.presenter = $1 }),
            ("named[0].value", { $0.named = ["a": $1] }), ("later", { $0.later = $1 }),
        ]
        for (property, place) in places {
            let detector = LeakDetector()
            let owner = Owner()
            detector.begin(with: [owner])
            place(owner, Presenter())
            let presenter = Presenter()
            place(owner, presenter)
            detector.watch(presenter)
            #expect(detector.leaks.map(\.description) == ["Owner.\(property): Presenter"])
        }
    }

    @Test("Weak and unowned references hold nothing")
    func weakly() {
        let presenter = Presenter()
        owner.weakly = presenter
        owner.unowning = presenter
        owner.pair.weakly = presenter
        detector.watch(presenter)
        detector.begin(with: [owner])
        #expect(detector.leaks.map(\.description) == ["Presenter, held by " + unseen])
        owner.unowning = nil
    }

    @Test("A cycle is shown once, as the path back to where it starts")
    func cycle() {
        let first = Presenter()
        let second = Presenter()
        let third = Presenter()
        (first.next, second.next, second.other) = (second, first, third)
        for object in [first, second, third] { detector.watch(object) }
        #expect(
            detector.leaks.map(\.description) == [
                "Presenter.next: Presenter.next: Presenter, which holds Presenter"
            ])
        first.next = nil
    }
}

private let unseen = "a closure, a task or a global variable"

@MainActor
private final class Owner {
    struct Pair {
        var number = 1
        weak var weakly: Presenter?
        var presenter: Presenter?
    }

    var presenter: Presenter?
    var screen: Screen?
    weak var weakly: Presenter?
    unowned var unowning: Presenter?
    var list: [Presenter] = []
    var named: [String: Presenter] = [:]
    var pair = Pair()
    lazy var later: Presenter? = nil
}

@MainActor
private final class Presenter {
    var next: Presenter?
    var other: Presenter?
}

@MainActor
private final class Screen: ViewController {
    private let presenter: Presenter

    init(presenter: Presenter) {
        self.presenter = presenter
    }
}
