import Foundation
import Testing

@testable import PocketUI

@Suite("A snapshot")
struct SnapshotTests {
    private let window: Window
    private let source = TableSourceSpy(rowCount: 2)

    init() {
        let name = TextField(placeholder: "Name")
        let secret = TextField(placeholder: "Secret", isSecure: true)
        let button = Button(title: "Send")
        let table = TableView()
        name.text = "Ada"
        secret.text = "abc"
        button.isEnabled = false
        table.dataSource = source
        table.reloadData()
        let screen = ScreenSpy(
            "Form", views: Label(text: "Hello"), Label(), name, secret, button, table)
        window = .showing(ScreenSpy("Start"), screen)
        screen.isLoading = true
        screen.showToast("Sent.")
    }

    @Test("It holds what a person sees, in reading order")
    func elements() {
        let rows = [
            Cell(title: "Row 1", subtitle: "Below 1"), Cell(title: "Row 2", subtitle: "Below 2"),
        ]
        #expect(
            window.snapshot.elements == [
                .label(text: "Hello"),
                .field(name: "Name", text: "Ada", isEnabled: true),
                .field(name: "Secret", text: "•••", isEnabled: true),
                .button(title: "Send", isEnabled: false),
                .table(numberOfRows: 2, firstVisibleRow: 0, visibleRows: rows),
            ])
    }

    @Test("At work no data source is asked, and no view is loaded")
    func atWork() {
        let asked = source.rowsAsked
        #expect(
            window.snapshotAtWork.elements == window.snapshot.elements.dropLast() + [
                .table(numberOfRows: 2, firstVisibleRow: 0, visibleRows: [])
            ])
        #expect(source.rowsAsked == asked + [0, 1])
        #expect(ScreenSpy().viewIfLoaded == nil)
    }

    @Test("It reads as plain text")
    func description() {
        #expect(
            window.snapshot.description == """
                screens: Start > Form
                Hello
                Name: [Ada]
                Secret: [•••]
                <Send> (disabled)
                table of 2 rows
                  1. Row 1 | Below 1
                  2. Row 2 | Below 2
                (loading)
                toast: Sent.
                """)
    }

    @Test("It is the same after a way through JSON")
    func roundTrip() throws {
        let snapshot = window.snapshot
        let data = try JSONEncoder().encode(snapshot)
        #expect(try JSONDecoder().decode(Snapshot.self, from: data) == snapshot)
    }

    @Test("It does not change when the screen does")
    func isValue() throws {
        let before = window.snapshot
        try Person(at: window).type("!", into: "Name")
        #expect(before != window.snapshot)
        #expect(before.toast == "Sent.")
    }
}
