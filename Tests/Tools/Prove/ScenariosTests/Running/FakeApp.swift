import AppContract
import PocketUI
import Services
import Testing
import TestSupport

@testable import Scenarios

/// An app of one kind of screen, without faults; those derived from it have one each.
@MainActor
class FakeApp: App {
    let services: AppServices
    let root = NavigationController()

    required init(services: AppServices, window: Window) {
        self.services = services
        window.rootViewController = root
    }

    func launch() {
        root.pushViewController(makeScreen(titled: "Home"))
    }

    func open(_ link: String) {
        root.pushViewController(makeScreen(titled: link))
    }

    func makeScreen(titled title: String) -> ViewController {
        FakeScreen(title: title)
    }
}

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

/// Runs a scenario of these steps, the first of which is in line 3.
@MainActor
func run(
    _ steps: String, on app: any App.Type = FakeApp.self,
    transport: @escaping ScenarioRunner.Transport = { $0 }
) async throws -> ScenarioOutcome {
    let feature = try RunnableFeature(read("Feature: A\nScenario: B\n" + steps))
    return await ScenarioRunner(app: app, transport: transport)
        .run(try #require(feature.scenarios.first))
}
