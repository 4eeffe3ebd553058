import Testing

@testable import PocketUI

@Suite("A window")
struct WindowTests {
    private let screen = ScreenSpy("Whole")
    private let part = ScreenSpy("Part")
    private let window: Window

    init() {
        screen.addChild(part)
        window = .showing(screen)
    }

    // MARK: Toasts

    @Test("A toast of any part shows, and replaces the one before")
    func toast() {
        screen.showToast("First")
        part.showToast("Second")
        #expect(window.snapshot.toast == "Second")
    }

    @Test("A toast outlives the screen that showed it")
    func toastStays() {
        screen.showToast("Bye")
        window.rootViewController?.setViewControllers([ScreenSpy("Next")])
        #expect(window.snapshot.toast == "Bye")
    }

    @Test("Whatever a person does next makes the toast go away")
    func toastGoes() {
        screen.showToast("Hello")
        Person(at: window).lookAway()
        #expect(window.snapshot.toast == nil)
    }

    @Test("A screen that is in no window shows no toast")
    func noWindow() {
        ScreenSpy("Elsewhere").showToast("Hello")
        #expect(window.toast == nil)
    }

    @Test("A stack that was replaced shows no toast any more")
    func replacedStack() {
        let old = window.rootViewController
        window.rootViewController = NavigationController()
        old?.showToast("Late")
        #expect(window.toast == nil)
    }

    @Test("A closed screen that somebody still holds shows no toast any more")
    func closedScreen() {
        let top = ScreenSpy("Top")
        window.rootViewController?.pushViewController(top)
        window.rootViewController?.popViewController()
        top.showToast("Late")
        #expect(window.toast == nil)
    }

    @Test("Setting the same stack again changes nothing")
    func sameStack() {
        let stack = window.rootViewController
        window.rootViewController = stack
        #expect(window.snapshot.screens == ["Whole"])
    }

    // MARK: The app

    @Test("It keeps its app for as long as it is there")
    func keepsApp() {
        weak var app: Log?
        do {
            let window = Window()
            let log = Log()
            window.app = log
            app = log
            _ = consume log
            #expect(app != nil)
        }
        #expect(app == nil)
    }

    // MARK: Loading

    @Test("The loading of the top screen shows")
    func loading() {
        #expect(!window.isLoading)
        screen.isLoading = true
        #expect(window.isLoading)
        screen.isLoading = false
        #expect(!window.isLoading)
    }

    @Test("The loading of a screen shows while one of its parts loads")
    func loadingOfParts() {
        let other = ScreenSpy("Other part")
        screen.addChild(other)
        part.isLoading = true
        other.isLoading = true
        other.isLoading = false
        #expect(window.isLoading)
        part.isLoading = false
        #expect(!window.isLoading)
    }

    @Test("The loading of the stack shows over any screen")
    func loadingOfStack() {
        window.rootViewController?.isLoading = true
        #expect(window.isLoading)
    }

    @Test("Loading of a covered screen does not show")
    func loadingBelow() {
        screen.isLoading = true
        window.rootViewController?.pushViewController(ScreenSpy("Cover"))
        #expect(!window.isLoading)
    }
}
