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

    // MARK: Several at once

    @Test(
        "Of several screens the top one appears; the others have their parent, and load when they come on top"
    )
    func severalScreens() throws {
        let (first, second) = (ScreenSpy("First"), ScreenSpy("Second"))
        stack?.setViewControllers([first, second])
        #expect(first.navigationController === stack)
        #expect(first.window === window)
        #expect([first.loads, first.appearances] == [0, 0])
        #expect([second.loads, second.appearances] == [1, 1])
        try person.goBack()
        #expect([first.loads, first.appearances] == [1, 1])
    }

    @Test("A covered screen that gets its title only when it loads has it nevertheless")
    func titleOfCovered() {
        let screen = LateScreen(addsWhileLoading: true)
        stack?.setViewControllers([screen, ScreenSpy("Top")])
        #expect(window.snapshot.screens == ["Late", "Top"])
        #expect(screen.part.appearances == 0)
    }

    // MARK: Ancestors

    @Test("The navigation controller is the nearest one above, for a part of a part too")
    func nearestNavigationController() {
        let (part, partOfPart) = (ScreenSpy("Part"), ScreenSpy("Part of part"))
        bottom.addChild(part)
        part.addChild(partOfPart)
        #expect(partOfPart.navigationController === stack)
        #expect(bottom.navigationController === stack)
        #expect(stack?.navigationController == nil)
    }

    @Test("A closed screen has no navigation controller")
    func closedHasNone() throws {
        let top = ScreenSpy("Top")
        #expect(top.navigationController == nil)
        stack?.pushViewController(top)
        try person.goBack()
        #expect(top.navigationController == nil)
    }

    @Test("What a subclass does when it is given screens is not done by push, pop and release")
    func overriding() {
        let stack = StackSpy()
        window.rootViewController = stack
        stack.setViewControllers([ScreenSpy("Bottom")])
        #expect(stack.settings == 1)
        stack.pushViewController(ScreenSpy("Top"))
        stack.popToRootViewController()
        stack.pushViewController(ScreenSpy("Top"))
        stack.popViewController()
        window.rootViewController = nil
        #expect(stack.settings == 1)
        #expect(stack.viewControllers.isEmpty)
    }

    // MARK: Back

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

/// Counts how often it is given screens.
private final class StackSpy: NavigationController {
    private(set) var settings = 0

    override func setViewControllers(_ viewControllers: [ViewController]) {
        settings += 1
        super.setViewControllers(viewControllers)
    }
}
