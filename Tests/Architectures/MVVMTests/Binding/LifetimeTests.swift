import Testing

@testable import MVVM

@Suite("Lifetimes")
struct LifetimeTests {
    @Test("6. Releasing a token cancels the observation")
    func tokenGoesAway() {
        let number = Observable(0)
        let log = Log<Int>()
        var token: ObservationToken? = number.observe(log.add)
        #expect(token != nil)
        token = nil
        number.value = 1
        #expect(log.entries == [0])
    }

    @Test("6. Cancelling twice is the same as once")
    func cancelsTwice() {
        let number = Observable(0)
        let log = Log<Int>()
        let first = number.observe { _ in }
        let second = number.observe(log.add)
        first.cancel()
        first.cancel()
        number.value = 1
        #expect(log.entries == [0, 1])
        _ = second
    }

    @Test("6. Cancelling frees what the closure captured at once, although the token is kept")
    func cancelFreesCaptures() {
        let number = Observable(0)
        weak var captured: Probe?
        let token: ObservationToken
        do {
            let probe = Probe()
            captured = probe
            token = number.observe { probe.number = $0 }
        }
        #expect(captured != nil)
        token.cancel()
        #expect(captured == nil)
        withExtendedLifetime(token) {}
    }

    @Test("6. Cancelled inside a round, the closure is freed when the round is over")
    func cancelFreesCapturesAfterRound() {
        let number = Observable(0)
        weak var captured: Probe?
        var later: ObservationToken?
        let first = number.observe { if $0 == 1 { later?.cancel() } }
        do {
            let probe = Probe()
            captured = probe
            later = number.observe { probe.number = $0 }
        }
        number.value = 1
        #expect(captured == nil)
        _ = first
    }

    @Test("6. What is freed by cancelling may cancel again and set the observable")
    func cancelsFromFreedCapture() {
        let number = Observable(0)
        var token: ObservationToken?
        let log = Log<Int>()
        let other = number.observe(log.add)
        do {
            let lastWords = LastWords {
                token?.cancel()
                number.value = 5
            }
            token = number.observe { _ in withExtendedLifetime(lastWords) {} }
        }
        token?.cancel()
        #expect(log.entries == [0, 5])
        _ = other
    }

    @Test("6. Cancelling after the observable died is harmless, and still frees the capture")
    func cancelsAfterDeath() {
        var number: Observable<Int>? = Observable(0)
        weak var captured: Probe?
        var token: ObservationToken?
        do {
            let probe = Probe()
            captured = probe
            token = number?.observe { probe.number = $0 }
        }
        number = nil
        token?.cancel()
        token?.cancel()
        #expect(captured == nil)
        token = nil
    }

    @Test("7. A token doesn't keep the observable alive")
    func tokenDoesNotKeepObservable() {
        var number: Observable<Int>? = Observable(0)
        weak let observable = number
        let tokens = [number?.observe { _ in }, number?.observe { _ in }]
        number = nil
        #expect(observable == nil)
        // No token points to the freed memory.
        #expect(tokens.allSatisfy { $0?.source == nil })
    }

    @Test("6. A cancelled token that is kept lets go of the formula that it kept alive")
    func cancelledTokenLetsFormulaGo() {
        let number = Observable(1)
        var double: ObservableValue<Int>? = number.map { $0 * 2 }
        weak let formula = double
        let token = double?.observe { _ in }
        double = nil
        #expect(formula != nil)
        token?.cancel()
        #expect(formula == nil)
    }

    @Test("7. An observable may be released inside its own callback")
    func observableGoesInCallback() {
        var number: Observable<Int>? = Observable(0)
        weak let observable = number
        let log = Log<Int>()
        let first = number?.observe { if $0 == 1 { number = nil } }
        let second = number?.observe(log.add)
        number?.value = 1
        #expect(log.entries == [0, 1])
        #expect(observable == nil)
        _ = (first, second)
    }

    @Test("7. A binding doesn't keep its target alive, and nothing runs once it is deallocated")
    func targetIsWeak() {
        let number = Observable(0)
        var target: Probe? = Probe()
        weak let weakTarget = target
        let log = Log<Int>()
        var tokens: [ObservationToken] = []
        if let target {
            number.bind(to: target) { log.add($1) }.store(in: &tokens)
            number.bind(to: target) { $0.number = $1 }.store(in: &tokens)
        }
        number.value = 1
        #expect(target?.number == 1)
        target = nil
        #expect(weakTarget == nil)
        number.value = 2
        #expect(log.entries == [0, 1])
    }

    @Test("7. A two-way binding keeps neither side alive")
    func twoWayIsWeak() {
        var model: Observable<String>? = Observable("")
        var field: Field? = Field()
        var mirror: Observable<String>? = Observable("")
        weak let weakModel = model
        weak let weakField = field
        weak let weakMirror = mirror
        var tokens: [ObservationToken] = []
        if let model, let field, let mirror {
            model.bind(twoWay: field).store(in: &tokens)
            model.bind(twoWay: mirror).store(in: &tokens)
        }
        field = nil
        #expect(weakField == nil)
        mirror = nil
        #expect(weakMirror == nil)
        model = nil
        #expect(weakModel == nil)
    }

    @Test(
        "7. When one side of a two-way binding is gone, the other can be set",
        arguments: [true, false])
    func oneSideGoes(isFirst: Bool) {
        var first: Observable<Int>? = Observable(0)
        var second: Observable<Int>? = Observable(0)
        let token = second.flatMap { first?.bind(twoWay: $0) }
        if isFirst { first = nil } else { second = nil }
        let left = first ?? second
        left?.value = 1
        #expect(left?.value == 1)
        token?.cancel()
    }

    @Test("7. A control keeps alive no model that it was bound to")
    func controlDoesNotKeepModel() {
        var model: Observable<String>? = Observable("")
        weak let gone = model
        let field = Field()
        let token = model?.bind(twoWay: field)
        model = nil
        #expect(gone == nil)
        field.type("alone")
        #expect(field.editedValue == "alone")
        _ = token
    }
}
