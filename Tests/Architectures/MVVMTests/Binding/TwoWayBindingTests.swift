import PocketUI
import Testing

@testable import MVVM

@Suite("Two-way bindings")
struct TwoWayBindingTests {
    private let model = Observable("model")
    private let log = Log<String>()
    private let window = Window()
    private let screen = ViewController()
    private let field = TextField(placeholder: "Field")

    init() {
        window.show([field])
    }

    private var person: Person { Person(at: window) }

    @Test("6. It starts from the model's value")
    func startsFromModel() {
        field.text = "field"
        screen.bind(model, twoWay: field)
        #expect(field.text == "model")
        #expect(model.value == "model")
    }

    @Test("6. A person's edit crosses once")
    func editCrossesOnce() throws {
        screen.bind(model, twoWay: field)
        model.bindNext(to: log) { $0.add($1) }
        try person.type("s!", into: "Field")
        try person.clear("Field")
        #expect(log.entries == ["models", "models!", ""])
        #expect(field.text.isEmpty)
    }

    @Test("6. A change of the model crosses once")
    func changeCrossesOnce() {
        screen.bind(model, twoWay: field)
        model.bindNext(to: log) { $0.add($1) }
        model.value = "new"
        #expect(field.text == "new")
        #expect(log.entries == ["new"])
    }

    @Test("6. An edit that the model has already does not cross")
    func crossesOnlyDifference() throws {
        field.addTarget(model) { [field] in $0.value = field.text }
        screen.bind(model, twoWay: field)
        model.bindNext(to: log) { $0.add($1) }
        try person.type("s", into: "Field")
        #expect(log.entries == ["models"])
    }

    @Test("6. To bind changes no model, and tells none")
    func bindingTellsNothing() {
        model.bind(to: log) { $0.add($1) }
        screen.bind(model, twoWay: field)
        #expect(log.entries == ["model"])
    }

    @Test("6. It settles when the model corrects an edit", arguments: [true, false])
    func modelCorrects(beforeBinding: Bool) throws {
        model.value = ""
        if beforeBinding { correct() }
        screen.bind(model, twoWay: field)
        if !beforeBinding { correct() }
        model.bindNext(to: log) { $0.add($1) }
        try person.type("ad", into: "Field")
        #expect(model.value == "AD")
        #expect(field.text == "AD")
        #expect(log.entries == ["a", "A", "Ad", "AD"])
    }

    @Test("6. Two fields of one model show the same")
    func twoFields() throws {
        let other = TextField(placeholder: "Other")
        window.show([field, other])
        screen.bind(model, twoWay: field)
        screen.bind(model, twoWay: other)
        model.bindNext(to: log) { $0.add($1) }
        try person.type("1", into: "Field")
        #expect(other.text == "model1")
        try person.type("2", into: "Other")
        #expect(field.text == "model12")
        #expect(log.entries == ["model1", "model12"])
    }

    // MARK: The end

    @Test("6. The model keeps neither screen nor field alive, and can be set without them")
    func screenGoes() {
        weak var goneScreen: ViewController?
        weak var goneField: TextField?
        do {
            let screen = ViewController()
            let field = TextField(placeholder: "Other")
            screen.view.addSubview(field)
            (goneScreen, goneField) = (screen, field)
            screen.bind(model, twoWay: field)
        }
        #expect(goneScreen == nil)
        #expect(goneField == nil)
        model.value = "alone"
        #expect(model.value == "alone")
    }

    @Test("6. Neither keeps the other when both go")
    func allGoes() {
        weak var gone: Observable<String>?
        do {
            let model = Observable("")
            gone = model
            let field = TextField(placeholder: "Other")
            ViewController().bind(model, twoWay: field)
        }
        #expect(gone == nil)
    }

    private func correct() {
        model.bind(to: model) { if $1 != $1.uppercased() { $0.value = $1.uppercased() } }
    }
}

extension Window {
    /// Shows a screen of these fields.
    fileprivate func show(_ fields: [TextField]) {
        let screen = ViewController()
        for field in fields { screen.view.addSubview(field) }
        let stack = NavigationController()
        stack.setViewControllers([screen])
        rootViewController = stack
    }
}
