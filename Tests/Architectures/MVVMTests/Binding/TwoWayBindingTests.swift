import PocketUI
import Testing

@testable import MVVM

@Suite("Two-way bindings")
struct TwoWayBindingTests {
    private let model = Observable("model")
    private let log = Log<String>()
    private let window = Window()
    private let screen = FieldScreen()

    init() {
        let stack = NavigationController()
        stack.setViewControllers([screen])
        window.rootViewController = stack
    }

    private var field: TextField { screen.field }
    private var person: Person { Person(at: window) }

    @Test("6. The field starts from the value of the model")
    func startsFromModel() {
        field.text = "field"
        model.bind(twoWayTo: field)
        #expect(field.text == "model")
        #expect(model.value == "model")
    }

    @Test("6. A person's edit crosses once")
    func editCrossesOnce() throws {
        model.bind(twoWayTo: field)
        model.onChange { [log] in log.add($0) }
        try person.type("s!", into: "Field")
        try person.clear("Field")
        #expect(log.entries == ["models", "models!", ""])
        #expect(field.text.isEmpty)
    }

    @Test("6. A change of the model crosses once")
    func changeCrossesOnce() {
        model.bind(twoWayTo: field)
        model.onChange { [log] in log.add($0) }
        model.value = "new"
        #expect(field.text == "new")
        #expect(log.entries == ["new"])
    }

    @Test("6. An edit that the model has already does not cross")
    func crossesOnlyDifference() throws {
        field.addTarget(model) { [unowned field] in $0.value = field.text }
        model.bind(twoWayTo: field)
        model.onChange { [log] in log.add($0) }
        try person.type("s", into: "Field")
        #expect(log.entries == ["models"])
    }

    @Test("6. Binding neither changes the model nor notifies its subscribers")
    func bindingNotifiesNobody() {
        model.bind(to: log) { $0.add($1) }
        model.bind(twoWayTo: field)
        #expect(log.entries == ["model"])
    }

    @Test(
        "6. An edit that the model corrects ends with the correction, in the field, too",
        arguments: [true, false])
    func modelCorrects(beforeBinding: Bool) throws {
        model.value = ""
        if beforeBinding { correct() }
        model.bind(twoWayTo: field)
        if !beforeBinding { correct() }
        model.onChange { [log] in log.add($0) }
        try person.type("ad", into: "Field")
        #expect(model.value == "AD")
        #expect(field.text == "AD")
        #expect(log.entries == ["a", "A", "Ad", "AD"])
    }

    @Test("6. An edit back to the text that is being delivered crosses, if another text waits")
    func editsInsideCallback() throws {
        model.value = ""
        var isFirst = true
        model.onChange { [person, unowned model] _ in
            if !isFirst { return }
            isFirst = false
            model.value = "b"
            #expect(throws: Never.self) { try person.clear("Field") }
            #expect(throws: Never.self) { try person.type("a", into: "Field") }
        }
        model.bind(twoWayTo: field)
        try person.type("a", into: "Field")
        #expect(model.value == "a")
        #expect(field.text == "a")
    }

    @Test("6. Two fields of one model show the same")
    func twoFields() throws {
        model.bind(twoWayTo: field)
        model.bind(twoWayTo: screen.other)
        model.onChange { [log] in log.add($0) }
        try person.type("1", into: "Field")
        #expect(screen.other.text == "model1")
        try person.type("2", into: "Other")
        #expect(field.text == "model12")
        #expect(log.entries == ["model1", "model12"])
    }

    // MARK: The end

    @Test("6. The model does not keep the field alive, and can be set without it")
    func fieldGoes() {
        weak var gone: TextField?
        do {
            let field = TextField(placeholder: "Gone")
            gone = field
            model.bind(twoWayTo: field)
            #expect(field.text == "model")
        }
        #expect(gone == nil)
        model.value = "alone"
        #expect(model.value == "alone")
    }

    @Test("6. The field keeps the model alive, and both are released together")
    func bothGo() {
        weak var goneField: TextField?
        weak var goneModel: Observable<String>?
        do {
            let field = TextField(placeholder: "Gone")
            goneField = field
            do {
                let model = Observable("model")
                goneModel = model
                model.bind(twoWayTo: field)
            }
            #expect(goneModel != nil)
        }
        #expect(goneField == nil)
        #expect(goneModel == nil)
    }

    private func correct() {
        model.bind(to: model) { if $1 != $1.uppercased() { $0.value = $1.uppercased() } }
    }
}

private final class FieldScreen: ViewController {
    let field = TextField(placeholder: "Field")
    let other = TextField(placeholder: "Other")

    override func viewDidLoad() {
        view.addSubview(field)
        view.addSubview(other)
    }
}
