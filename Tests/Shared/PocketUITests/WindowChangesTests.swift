import Testing

@testable import PocketUI

@Suite("The number of changes")
struct WindowChangesTests {
    /// Everything that a window can show.
    struct Shown {
        let label = Label(text: "label")
        let field = TextField(placeholder: "field")
        let button = Button(title: "button")
        let table = TableView()
        let rows = TableSourceSpy(rowCount: 100)
        let screen = ScreenSpy("screen")
        let stack = NavigationController()
        let window = Window()

        init() {
            for view in [label, field, button, table] { screen.view.addSubview(view) }
            table.dataSource = rows
            table.reloadData()
            stack.setViewControllers([ScreenSpy("below"), screen])
            window.rootViewController = stack
        }
    }

    /// Something that changes what a window shows.
    nonisolated struct Change: CustomTestStringConvertible {
        let testDescription: String
        let make: @MainActor @Sendable (Shown) throws -> Void

        init(
            _ description: String, make: @escaping @MainActor @Sendable (Shown) throws -> Void
        ) {
            (testDescription, self.make) = (description, make)
        }
    }

    @Test(
        "Whatever changes what is shown is counted",
        arguments: [
            Change("the text of a label") { $0.label.text = "other" },
            Change("the text of a field") { $0.field.text = "other" },
            Change("a disabled control") { $0.button.isEnabled = false },
            Change("a hidden view") { $0.label.isHidden = true },
            Change("a new view") { $0.screen.view.addSubview(Label(text: "new")) },
            Change("a new part of a screen") { $0.screen.addChild(ScreenSpy()) },
            Change("fewer rows") {
                $0.rows.rowCount = 1
                $0.table.reloadData()
            },
            Change("other visible rows") { try Person(at: $0.window).scrollToEnd() },
            Change("a title") { $0.screen.title = "other" },
            Change("the loading indicator") { $0.screen.isLoading = true },
            Change("a toast") { $0.screen.showToast("toast") },
            Change("a new screen") { $0.stack.pushViewController(ScreenSpy()) },
            Change("a closed screen") { $0.stack.popViewController() },
            Change("another stack") { $0.window.rootViewController = NavigationController() },
        ])
    func count(change: Change) throws {
        let shown = Shown()
        let (values, changes) = (shown.window.shownValues, Window.changes)
        try change.make(shown)
        #expect(shown.window.shownValues != values)
        #expect(Window.changes != changes)
    }
}
