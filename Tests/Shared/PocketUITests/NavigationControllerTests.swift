import Testing

@testable import PocketUI

@Suite("A stack of screens")
struct NavigationControllerTests {
    private let bottom = ScreenSpy("Bottom")
    private let window: Window
    private let person: Person

    init() {
        window = .showing(bottom)
        person = Person(at: window)
    }

    private var stack: NavigationController? { window.rootViewController }

    // MARK: Appearing

    @Test("A screen appears when it comes on top, and again when it comes back")
    func appears() throws {
        #expect(bottom.appearances == 1)
        stack?.pushViewController(ScreenSpy("Top"))
        #expect(bottom.appearances == 1)
        try person.goBack()
        #expect(bottom.appearances == 2)
        #expect(bottom.loads == 1)
    }

    @Test("A screen that stays on top does not appear again")
    func staysOnTop() {
        let top = ScreenSpy("Top")
        stack?.pushViewController(top)
        stack?.setViewControllers([top])
        #expect(top.appearances == 1)
    }

    @Test("The parts of a screen appear with it")
    func childrenAppear() {
        let screen = ScreenSpy("Whole")
        let part = ScreenSpy("Part")
        screen.addChild(part)
        stack?.pushViewController(screen)
        #expect(part.appearances == 1)
    }

    @Test("Popping to the root passes over the screens between")
    func popToRoot() {
        let middle = ScreenSpy("Middle")
        stack?.pushViewController(middle)
        stack?.pushViewController(ScreenSpy("Top"))
        stack?.popToRootViewController()
        #expect(window.snapshot.screens == ["Bottom"])
        #expect(middle.appearances == 1)
        #expect(bottom.appearances == 2)
    }

    @Test("The bottom screen stays")
    func bottomStays() {
        stack?.popViewController()
        stack?.popToRootViewController()
        #expect(window.topViewController === bottom)
        #expect(bottom.appearances == 1)
    }

    // MARK: Closing

    @Test("A closed screen is freed, and announced before")
    func frees() throws {
        weak var gone: ScreenSpy?
        let log = Log()
        window.willClose = { log.entries.append($0.title) }
        do {
            let top = ScreenSpy("Top")
            gone = top
            stack?.pushViewController(top)
        }
        #expect(gone != nil)
        try person.goBack()
        #expect(gone == nil)
        #expect(log.entries == ["Top"])
    }

    @Test("A new stack closes the screens of the one before")
    func newStack() {
        let log = Log()
        window.willClose = { log.entries.append($0.title) }
        stack?.pushViewController(ScreenSpy("Top"))
        window.rootViewController = NavigationController()
        #expect(log.entries == ["Bottom", "Top"])
        #expect(window.topViewController == nil)
    }
}
