import PocketUI

/// A screen with one of everything.
@MainActor
class FakeScreen: ViewController, TableViewDataSource {
    private let label: Label
    private let field = TextField(placeholder: "Name")
    private let greet = Button(title: "Greet")
    private let send = Button(title: "Send")
    private let table = TableView()

    init(title: String, text: String = "Hello.") {
        label = Label(text: text)
        super.init()
        self.title = title
    }

    override func viewDidLoad() {
        for part in [label, field, greet, send, table] { view.addSubview(part) }
        send.isEnabled = false
        greet.addTarget(self) { $0.showToast("Hello, \($0.field.text).") }
        table.dataSource = self
        table.reloadData()
    }

    func numberOfRows(in tableView: TableView) -> Int { 2 }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        Cell(title: "Title \(index + 1)", subtitle: "Subtitle \(index + 1)")
    }
}
