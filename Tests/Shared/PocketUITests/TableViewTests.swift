import Testing

@testable import PocketUI

@Suite("A table")
struct TableViewTests {
    private let source = TableSourceSpy(rowCount: 100_000)
    private let delegate = TableDelegateSpy()
    private let table = TableView()
    private let window: Window
    private let person: Person

    init() {
        window = .showing(ScreenSpy("List", views: table))
        person = Person(at: window)
        table.dataSource = source
        table.delegate = delegate
        table.reloadData()
    }

    // MARK: Visible rows

    @Test("A reload asks for the number of rows once, and for no row")
    func reload() {
        #expect(table.numberOfRows == 100_000)
        #expect(source.countsAsked == 1)
        #expect(source.rowsAsked.isEmpty)
    }

    @Test("Of 100,000 rows, only the visible ones are made, each once")
    func snapshot() {
        _ = window.snapshot
        #expect(source.rowsAsked == Array(0..<TableView.visibleRowLimit))
    }

    @Test("A search for a text that is not there reads only the visible rows")
    func sees() {
        #expect(!person.sees("Row 100000"))
        #expect(source.rowsAsked.count == TableView.visibleRowLimit)
    }

    @Test("Scrolling asks for no row, and shows the last ones")
    func scrollToEnd() throws {
        try person.scrollToEnd()
        #expect(source.rowsAsked.isEmpty)
        #expect(table.visibleRows == 99_980..<100_000)
        #expect(delegate.ends == 1)
        #expect(person.sees("Row 100000"))
    }

    @Test("Choosing a row far below scrolls to it, and asks for no row")
    func select() throws {
        try person.selectRow(at: 50_000)
        #expect(source.rowsAsked.isEmpty)
        #expect(delegate.selectedRows == [50_000])
        #expect(table.visibleRows.contains(50_000))
    }

    @Test("Choosing a visible row does not scroll")
    func selectInSight() throws {
        try person.selectRow(at: 19)
        #expect(table.visibleRows == 0..<20)
    }

    @Test("A row that is not there cannot be chosen", arguments: [-1, 100_000])
    func selectNothing(index: Int) {
        #expect(throws: PersonError.noRow(number: index + 1, numberOfRows: 100_000)) {
            try person.selectRow(at: index)
        }
        #expect(delegate.selectedRows.isEmpty)
        #expect(table.cell(at: index) == nil)
    }

    // MARK: Position

    @Test("A reload leaves a person where they had scrolled to")
    func keepsPosition() throws {
        try person.selectRow(at: 500)
        source.rowCount = 200_000
        table.reloadData()
        #expect(table.visibleRows == 500..<520)
    }

    @Test("With fewer rows than that they come to the new end")
    func comesToNewEnd() throws {
        try person.scrollToEnd()
        source.rowCount = 30
        table.reloadData()
        #expect(table.visibleRows == 10..<30)
        source.rowCount = 0
        table.reloadData()
        #expect(table.visibleRows.isEmpty)
    }

    @Test("Pulling down leads to the top")
    func pullToRefresh() throws {
        try person.scrollToEnd()
        try person.pullToRefresh()
        #expect(delegate.pulls == 1)
        #expect(table.visibleRows == 0..<20)
    }

    @Test("New rows do not show before a reload")
    func noReload() {
        source.rowCount = 3
        #expect(table.numberOfRows == 100_000)
    }

    // MARK: Owners

    @Test("A table keeps neither its source nor its delegate alive")
    func weakOwners() {
        weak var goneSource: TableSourceSpy?
        weak var goneDelegate: TableDelegateSpy?
        do {
            let source = TableSourceSpy(rowCount: 1)
            let delegate = TableDelegateSpy()
            table.dataSource = source
            table.delegate = delegate
            (goneSource, goneDelegate) = (source, delegate)
        }
        #expect(goneSource == nil)
        #expect(goneDelegate == nil)
        table.reloadData()
        #expect(table.numberOfRows == 0)
    }
}
