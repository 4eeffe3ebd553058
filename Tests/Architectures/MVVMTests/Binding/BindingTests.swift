import Testing

@testable import MVVM

@Suite("Bindings")
struct BindingTests {
    private let model = Observable("model")
    private let field = Field()
    private let log = Log<String>()

    @Test("8. A one-way binding copies the first value, and each later one")
    func oneWay() {
        let target = Probe()
        let token = model.bind(to: target) { $0.text = $1 }
        #expect(target.text == "model")
        model.value = "new"
        #expect(target.text == "new")
        token.cancel()
        model.value = "newer"
        #expect(target.text == "new")
    }

    @Test("8. A two-way binding starts from the model's value")
    func startsFromModel() {
        field.type("old")
        let mirror = Observable("mirror")
        let tokens = [model.bind(twoWay: field), model.bind(twoWay: mirror)]
        #expect(model.value == "model")
        #expect(field.editedValue == "model")
        #expect(mirror.value == "model")
        #expect(tokens.count == 2)
    }

    @Test("8. Each change crosses once in each direction")
    func crossesOnce() {
        let tokens = [model.bind(twoWay: field), model.observe(log.add)]
        #expect(field.assignments == 1)
        model.value = "from model"
        #expect(field.assignments == 2)
        field.type("from field")
        #expect(field.assignments == 2)
        #expect(log.entries == ["model", "from model", "from field"])
        #expect(tokens.count == 2)
    }

    @Test("8. Each change crosses once between two observables")
    func crossesOnceBetweenObservables() {
        let mirror = Observable("")
        let mirrorLog = Log<String>()
        let tokens = [
            model.bind(twoWay: mirror), model.observe(log.add), mirror.observe(mirrorLog.add),
        ]
        model.value = "a"
        mirror.value = "b"
        #expect(log.entries == ["model", "a", "b"])
        #expect(mirrorLog.entries == ["model", "a", "b"])
        #expect(tokens.count == 3)
    }

    @Test("8. Nothing crosses between two observables that are the same already")
    func crossesOnlyChanges() {
        let mirror = Observable("model")
        let mirrorLog = Log<String>()
        let tokens = [
            model.observe(log.add), mirror.observe(mirrorLog.add), model.bind(twoWay: mirror),
        ]
        #expect(log.entries == ["model"])
        #expect(mirrorLog.entries == ["model"])
        #expect(tokens.count == 3)
    }

    @Test("8. A two-way binding settles when the field corrects a value")
    func fieldNormalises() {
        field.tidy = { String($0.prefix(3)) }
        let tokens = [model.bind(twoWay: field), model.observe(log.add)]
        #expect(model.value == "mod")
        model.value = "abcdef"
        #expect(field.editedValue == "abc")
        #expect(model.value == "abc")
        #expect(log.entries == ["mod", "abcdef", "abc"])
        #expect(tokens.count == 2)
    }

    @Test("8. A two-way binding settles when the model corrects a value", arguments: [true, false])
    func modelNormalises(beforeBinding: Bool) {
        var tokens: [ObservationToken] = []
        let normalise = { [model] in
            model.bind(to: model) { model, text in
                if text != text.uppercased() { model.value = text.uppercased() }
            }
        }
        if beforeBinding { normalise().store(in: &tokens) }
        model.bind(twoWay: field).store(in: &tokens)
        if !beforeBinding { normalise().store(in: &tokens) }
        model.observe(log.add).store(in: &tokens)
        field.type("ada")
        #expect(model.value == "ADA")
        #expect(field.editedValue == "ADA")
        #expect(log.entries == ["MODEL", "ada", "ADA"])
    }

    @Test("8. A two-way binding settles when one of two observables corrects a value")
    func observablesNormalise() {
        let small = Observable(1)
        let large = Observable(1)
        let tokens = [
            small.bind(to: small) { if $1 > 10 { $0.value = 10 } },
            small.bind(twoWay: large),
        ]
        large.value = 50
        #expect([small.value, large.value] == [10, 10])
        small.value = 99
        #expect([small.value, large.value] == [10, 10])
        large.value = 3
        #expect([small.value, large.value] == [3, 3])
        #expect(tokens.count == 2)
    }

    @Test("8. A binding that is cancelled during an edit copies nothing back")
    func cancelledDuringEdit() {
        let token = model.bind(twoWay: field)
        let other = model.bind(to: model) { model, text in
            guard text == "stop" else { return }
            token.cancel()
            model.value = "go on"
        }
        field.type("stop")
        #expect(model.value == "go on")
        #expect(field.editedValue == "stop")
        _ = other
    }

    @Test("5 and 8. Cancelled inside a callback, it is not told in this round either")
    func cancelledInRound() {
        var token: ObservationToken?
        let first = model.observe { if $0 == "stop" { token?.cancel() } }
        token = model.bind(twoWay: field)
        model.value = "stop"
        #expect(field.editedValue == "model")
        first.cancel()
    }

    @Test(
        "8. Neither direction outlives the token, cancelled or released", arguments: [true, false])
    func endsWithToken(byCancelling: Bool) {
        let mirror = Observable("")
        var tokens = [model.bind(twoWay: field), model.bind(twoWay: mirror)]
        if byCancelling { tokens.forEach { $0.cancel() } } else { tokens = [] }
        model.value = "model alone"
        #expect(field.editedValue == "model")
        #expect(mirror.value == "model")
        field.type("field alone")
        mirror.value = "mirror alone"
        #expect(model.value == "model alone")
    }

    @Test(
        "8. A value that does not equal itself crosses once, and comes to rest",
        arguments: [0, 1, 2])
    func notANumber(origin: Int) {
        let first = Observable(0.0)
        let second = Observable(0.0)
        let slider = Slider()
        let count = Log<Void>()
        let tokens = [
            first.bind(twoWay: second), first.bind(twoWay: slider),
            first.observe { _ in count.add(()) }, second.observe { _ in count.add(()) },
        ]
        for round in 1...2 {
            switch origin {
            case 0: first.value = .nan
            case 1: second.value = .nan
            default: slider.drag(to: .nan)
            }
            #expect(first.value.isNaN && second.value.isNaN && slider.editedValue.isNaN)
            #expect(count.entries.count == 4 * round)
            second.value = 1
            #expect([first.value, slider.editedValue] == [1, 1])
        }
        #expect(tokens.count == 4)
    }
}

/// A control with a number.
private final class Slider: EditableControl {
    var editedValue = 0.0
    private var actions: [() -> Void] = []

    func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> Void) {
        actions.append { [weak target] in
            if let target { action(target) }
        }
    }

    func drag(to value: Double) {
        editedValue = value
        for action in actions { action() }
    }
}
