import PocketUI

/// Writes down what happens, in order.
final class Log {
    var entries: [String] = []
}

/// A screen that counts what happens to it.
final class ScreenSpy: ViewController {
    private(set) var loads = 0
    private(set) var appearances = 0

    init(_ title: String = "", views: View...) {
        super.init()
        self.title = title
        for child in views { view.addSubview(child) }
    }

    override func viewDidLoad() {
        loads += 1
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        appearances += 1
    }
}

/// Has its title and a part only late: when it loads, or when it appears.
final class LateScreen: ViewController {
    let part = ScreenSpy("Part")
    private let addsWhileLoading: Bool

    init(addsWhileLoading: Bool) {
        self.addsWhileLoading = addsWhileLoading
    }

    override func viewDidLoad() {
        title = "Late"
        if addsWhileLoading { addChild(part) }
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        if !addsWhileLoading { addChild(part) }
    }
}

/// Makes rows numbered from 1 and counts how often it is asked.
final class TableSourceSpy: TableViewDataSource {
    var rowCount: Int
    private(set) var countsAsked = 0
    private(set) var rowsAsked: [Int] = []

    init(rowCount: Int) {
        self.rowCount = rowCount
    }

    func numberOfRows(in tableView: TableView) -> Int {
        countsAsked += 1
        return rowCount
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        rowsAsked.append(index)
        return Cell(title: "Row \(index + 1)", subtitle: "Below \(index + 1)")
    }
}

/// Remembers what a person did with a table.
final class TableDelegateSpy: TableViewDelegate {
    private(set) var selectedRows: [Int] = []
    private(set) var pulls = 0
    private(set) var ends = 0

    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        selectedRows.append(index)
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        pulls += 1
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        ends += 1
    }
}

extension Window {
    /// A window with these screens in it, bottom to top.
    static func showing(_ screens: ViewController...) -> Window {
        let window = Window()
        let stack = NavigationController()
        window.rootViewController = stack
        stack.setViewControllers(screens)
        return window
    }
}
