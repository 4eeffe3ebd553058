import Testing

@testable import PocketUI

@Suite("The parts of a screen")
struct ChildViewControllerTests {
    private let bottom = ScreenSpy("Bottom")
    private let window: Window
    private let person: Person

    init() {
        window = .showing(bottom)
        person = Person(at: window)
    }

    private var stack: NavigationController? { window.rootViewController }

    @Test("The parts of a screen appear with it")
    func childrenAppear() {
        let screen = ScreenSpy("Whole")
        let part = ScreenSpy("Part")
        screen.addChild(part)
        stack?.pushViewController(screen)
        #expect(part.appearances == 1)
    }

    @Test("Once a part that appears has closed the screen, no other part of it appears")
    func partClosesScreen() {
        let screen = ViewController()
        let last = ScreenSpy("Last")
        screen.addChild(ClosingPart())
        screen.addChild(last)
        stack?.pushViewController(screen)
        #expect(stack?.viewControllers.count == 1)
        #expect(last.appearances == 0)
    }

    @Test("A part that is added to a screen that has appeared appears at once, with its own parts")
    func addsPartLater() {
        let part = ScreenSpy("Part")
        let partOfPart = ScreenSpy("Part of part")
        part.addChild(partOfPart)
        bottom.addChild(part)
        #expect(part.appearances == 1)
        #expect(partOfPart.appearances == 1)
        let last = ScreenSpy("Last")
        partOfPart.addChild(last)
        #expect(last.appearances == 1)
    }

    @Test("A part that is added to a covered screen appears when that is uncovered")
    func addsPartBelow() throws {
        let (before, part) = (ScreenSpy("Before"), ScreenSpy("Part"))
        bottom.addChild(before)
        stack?.pushViewController(ScreenSpy("Top"))
        bottom.addChild(part)
        before.addChild(ScreenSpy("Part of part"))
        #expect(part.appearances == 0)
        try person.goBack()
        #expect(part.appearances == 1)
        #expect(before.appearances == 2)
    }

    @Test("A part that is added to a screen that others were put above does not appear")
    func addsPartToCovered() {
        let part = ScreenSpy("Part")
        stack?.setViewControllers([bottom, ScreenSpy("Top")])
        bottom.addChild(part)
        #expect(part.appearances == 0)
    }

    @Test("A part that is added to a closed screen does not appear", arguments: [true, false])
    func addsPartToClosed(isPopped: Bool) throws {
        let (screen, part) = (ScreenSpy("Top"), ScreenSpy("Part"))
        stack?.pushViewController(screen)
        if isPopped { try person.goBack() } else { stack?.setViewControllers([bottom]) }
        screen.addChild(part)
        #expect(part.appearances == 0)
    }

    @Test(
        "A part that is added while its screen loads or appears appears once",
        arguments: [true, false])
    func addsPartMeanwhile(whileLoading: Bool) {
        let screen = LateScreen(addsWhileLoading: whileLoading)
        stack?.pushViewController(screen)
        #expect(screen.part.appearances == 1)
    }
}

/// Closes the screen that it is a part of as soon as it appears.
private final class ClosingPart: ViewController {
    override func viewDidAppear() {
        super.viewDidAppear()
        navigationController?.popToRootViewController()
    }
}
