import Observation
import Testing

@testable import PocketUI

@Suite("What a screen observes")
struct UpdatePropertiesTests {
    private let model = Model()
    private let screen: ObservingScreen
    private let window: Window
    private let person: Person

    init() {
        screen = ObservingScreen(model)
        window = .showing(screen)
        person = Person(at: window)
    }

    @Test("A new screen shows its values before anybody looks at it")
    func first() {
        #expect(person.sees("Ada, 0"))
        #expect(screen.updates == 1)
    }

    @Test("Several changes before a frame are shown by one update, no change by none")
    func coalescing() {
        window.drawFrame()
        model.name = "Alan"
        model.count = 1
        model.count = 2
        #expect(screen.updates == 1)
        #expect(person.sees("Alan, 2"))
        #expect(person.sees("Alan, 2"))
        #expect(screen.updates == 2)
    }

    @Test("A value that the screen has not read is not observed")
    func unread() {
        window.drawFrame()
        model.unread = 1
        window.drawFrame()
        #expect(screen.updates == 1)
    }

    @Test("A person types into the field as it is after the previous character")
    func typing() throws {
        screen.limit = 2
        #expect(throws: PersonError.notEnabled("Name")) { try person.type("abc", into: "Name") }
        #expect(screen.field.text == "ab")
    }

    @Test("A covered screen waits, and has caught up when a person sees it again")
    func covered() throws {
        window.drawFrame()
        window.rootViewController?.pushViewController(ScreenSpy("Top"))
        model.count = 5
        window.drawFrame()
        #expect(screen.updates == 1)
        try person.goBack()
        #expect(person.sees("Ada, 5"))
        #expect(screen.updates == 2)
    }

    @Test("Parents are updated before their children")
    func order() {
        window.drawFrame()
        var order: [String] = []
        screen.addChild(ObservingScreen(model) { order.append("part") })
        screen.didUpdate = { order.append("screen") }
        window.drawFrame()
        order = []
        model.count = 1
        window.drawFrame()
        #expect(order == ["screen", "part"])
    }

    @Test("A part of the stack of screens is updated, too, also if it was loaded before")
    func partOfStack() {
        window.drawFrame()
        let part = ObservingScreen(model)
        part.loadViewIfNeeded()
        window.rootViewController?.addChild(part)
        window.drawFrame()
        model.count = 1
        window.drawFrame()
        #expect(part.updates == 2)
    }

    @Test("A part that was loaded before it is added is updated once it is visible, and it alone")
    func lateChild() {
        window.drawFrame()
        let part = ObservingScreen(model)
        part.loadViewIfNeeded()
        screen.addChild(part)
        window.drawFrame()
        #expect([screen.updates, part.updates] == [1, 1])
    }

    @Test("A screen is updated in a window that gets its stack later")
    func lateWindow() {
        let stack = NavigationController()
        let early = ObservingScreen(model)
        stack.pushViewController(early)
        let window = Window()
        window.rootViewController = stack
        #expect(Person(at: window).sees("Ada, 0"))
    }

    @Test("A model that outlives its screen does not keep it alive")
    func freed() {
        window.drawFrame()
        weak var closed: ObservingScreen?
        do {
            let top = ObservingScreen(model)
            closed = top
            window.rootViewController?.pushViewController(top)
            window.drawFrame()
            window.rootViewController?.popViewController()
        }
        #expect(closed == nil)
        model.count = 1
        #expect(person.sees("Ada, 1"))
    }

    @Test("An update that changes what another one has read is followed by another frame at once")
    func chain() {
        let part = ObservingScreen(model)
        screen.addChild(part)
        part.didUpdate = { [model] in if model.count == 1 { model.count = 2 } }
        model.count = 1
        #expect(person.sees("Ada, 2"))
    }

    @Test("Two screens that change what the other one has read stop the program")
    func endless() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let model = Model()
            let screen = ObservingScreen(model) { model.name += "!" }
            let window = Window.showing(screen)
            screen.addChild(ObservingScreen(model) { model.count += 1 })
            window.drawFrame()
        }
    }
}

@Observable
private final class Model {
    var name = "Ada"
    var count = 0
    var unread = 0
}

/// Shows a model, and counts how often.
private final class ObservingScreen: ViewController {
    let field = TextField(placeholder: "Name")
    let label = Label()
    /// The length at which the field is disabled.
    var limit = Int.max
    var didUpdate: () -> Void
    private(set) var updates = 0
    private let model: Model

    init(_ model: Model, didUpdate: @escaping () -> Void = {}) {
        self.model = model
        self.didUpdate = didUpdate
    }

    override func viewDidLoad() {
        view.addSubview(label)
        view.addSubview(field)
        field.addTarget(self) { $0.model.count = $0.field.text.count }
        setNeedsUpdateProperties()
    }

    override func updateProperties() {
        updates += 1
        label.text = "\(model.name), \(model.count)"
        field.isEnabled = model.count < limit
        didUpdate()
    }
}
