import Testing

@testable import MVVM

@Suite("How long a binding lives")
struct LifetimeTests {
    private let number = Observable(0)

    @Test("5. A binding ends with its target, and nothing runs on one that is gone")
    func endsWithTarget() {
        let log = Log<Int>()
        var target: Probe? = Probe()
        if let target { number.bind(to: target) { log.add($1) } }
        number.value = 1
        target = nil
        number.value = 2
        #expect(log.entries == [0, 1])
    }

    @Test("5. A binding lasts as long as its target, and nothing else has to be kept")
    func lastsAsLongAsTarget() {
        let target = Probe()
        number.bind(to: target) { $0.number = $1 }
        for value in 1...3 { number.value = value }
        #expect(target.number == 3)
    }

    @Test("5. An observable keeps no target alive")
    func targetIsWeak() {
        weak var gone: Probe?
        do {
            let target = Probe()
            gone = target
            number.bind(to: target) { $0.number = $1 }
            number.value = 1
            #expect(gone?.number == 1)
        }
        #expect(gone == nil)
    }

    @Test("5. A target keeps no observable alive")
    func observableIsNotKept() {
        let target = Probe()
        weak var gone: Observable<Int>?
        do {
            let number = Observable(1)
            gone = number
            number.bind(to: target) { $0.number = $1 }
        }
        #expect(target.number == 1)
        #expect(gone == nil)
    }

    @Test("5. The closure is released with the first change after its target")
    func releasesClosure() {
        weak var captured: Probe?
        var target: Probe? = Probe()
        if let target { bind(target) { captured = $0 } }
        number.value = 1
        #expect(captured != nil)
        target = nil
        number.value = 2
        #expect(captured == nil)
    }

    @Test("5. A closure whose target is there is kept when those before and after it are released")
    func keepsClosure() {
        weak var captured: Probe?
        let target = Probe()
        bind(Probe()) { _ in }
        bind(target) { captured = $0 }
        bind(Probe()) { _ in }
        number.value = 1
        #expect(captured?.number == 1)
        withExtendedLifetime(target) {}
    }

    @Test("5. The closures are released with the observable, those without a target, too")
    func closuresGo() {
        weak var captured: Probe?
        let target = Probe()
        do {
            let number = Observable(0)
            let probe = Probe()
            captured = probe
            number.bind(to: target) { _, _ in probe.number += 1 }
            number.onChange { _ in probe.number += 1 }
        }
        #expect(captured == nil)
        withExtendedLifetime(target) {}
    }

    @Test("5. An observable may be released inside a callback of its own")
    func observableGoesInCallback() {
        let log = Log<Int>()
        var number: Observable<Int>? = Observable(0)
        weak let gone = number
        number?.bind(to: log) { if $1 == 1 { number = nil } }
        number?.bind(to: log) { $0.add($1) }
        number?.value = 1
        #expect(log.entries == [0, 1])
        #expect(gone == nil)
    }

    /// Binds with a closure that keeps a new probe, and shows that to `look`.
    private func bind(_ target: Probe, look: (Probe) -> Void) {
        let probe = Probe()
        look(probe)
        number.bind(to: target) { probe.number = $1 }
    }
}
