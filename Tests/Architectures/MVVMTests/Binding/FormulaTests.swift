import Testing

@testable import MVVM

@Suite("Formulas")
struct FormulaTests {
    private let source = Observable(1)

    @Test("9. map delivers what the transform makes of each value")
    func maps() {
        let log = Log<String>()
        let token = source.map { "\($0)" }.observe(log.add)
        source.value = 2
        token.cancel()
        source.value = 3
        #expect(log.entries == ["1", "2"])
    }

    @Test("9. combineLatest delivers when either side changes")
    func combines() {
        let other = Observable("a")
        let log = Log<String>()
        let token = source.combineLatest(other) { ($0, $1) }.observe { log.add("\($0.0)\($0.1)") }
        source.value = 2
        other.value = "b"
        token.cancel()
        source.value = 3
        #expect(log.entries == ["1a", "2a", "2b"])
    }

    @Test("9. Two maps of one source are never shown one new and one old")
    func diamond() {
        let log = Log<[Int]>()
        let token = source.map { $0 * 10 }.combineLatest(source.map { $0 * 100 }) { ($0, $1) }
            .observe { log.add([$0.0, $0.1]) }
        source.value = 2
        token.cancel()
        #expect(log.entries == [[10, 100], [20, 200]])
    }

    @Test("9. A transform inside a tree of combinations sees no half-updated one either")
    func nestedDiamond() {
        let transformed = Log<[Int]>()
        let log = Log<Int>()
        let pair = source.map { $0 * 10 }.combineLatest(source.map { $0 * 100 }) { ($0, $1) }
            .map { pair in
                transformed.add([pair.0, pair.1])
                return pair.0 + pair.1
            }
        let token = source.combineLatest(pair) { ($0, $1) }.combineLatest(source) { ($0, $1) }
            .observe { log.add($0.0.0 + $0.0.1 + $0.1) }
        source.value = 2
        token.cancel()
        #expect(transformed.entries == [[10, 100], [20, 200]])
        #expect(log.entries == [112, 224])
    }

    @Test("9. What a callback sets in another observable is part of the same change")
    func setInCallback() {
        let double = Observable(2)
        let log = Log<[Int]>()
        let tokens = [
            source.observe { double.value = $0 * 2 },
            source.combineLatest(double) { ($0, $1) }.observe { log.add([$0.0, $0.1]) },
        ]
        source.value = 5
        #expect(log.entries == [[1, 2], [5, 10]])
        #expect(tokens.count == 2)
    }

    @Test("4 and 9. A set while combinations are told waits until all have been told")
    func setWhileSettling() {
        let log = Log<String>()
        let pair = source.combineLatest(source.map { -$0 }) { ($0, $1) }
        let tokens = [
            pair.observe { [source] in
                log.add("A\($0.0)\($0.1)")
                if $0.0 == 2 { source.value = 3 }
            },
            pair.observe { log.add("B\($0.0)\($0.1)") },
        ]
        source.value = 2
        #expect(log.entries == ["A1-1", "B1-1", "A2-2", "B2-2", "A3-3", "B3-3"])
        #expect(tokens.count == 2)
    }

    @Test("4 and 9. A set on the first call of a combination waits for that call to end")
    func setOnFirstCall() {
        let log = Log<String>()
        let token = source.combineLatest(source) { ($0, $1) }.observe { [source] in
            if $0.0 == 1 { source.value = 2 }
            log.add("end of \($0.0)\($0.1)")
        }
        token.cancel()
        #expect(log.entries == ["end of 11", "end of 22"])
    }

    @Test("5 and 9. A combination cancelled in the round isn't told at its end")
    func cancelledBeforeSettling() {
        let log = Log<Int>()
        var token: ObservationToken?
        token = source.combineLatest(source) { ($0, $1) }.observe { log.add($0.0) }
        let other = source.observe { if $0 == 2 { token = nil } }
        source.value = 2
        source.value = 3
        #expect(log.entries == [1])
        _ = (other, token)
    }

    @Test("5 and 9. A combination observed inside a callback gets the value in flight once")
    func combinedInsideCallback() {
        let log = Log<Int>()
        var tokens: [ObservationToken] = []
        source.observe { [source] in
            guard $0 == 2 else { return }
            source.combineLatest(source) { ($0, $1) }.observe { log.add($0.0 + $0.1) }.store(
                in: &tokens)
        }.store(in: &tokens)
        source.value = 2
        #expect(log.entries == [4])
        tokens = []
    }

    @Test("7 and 9. A token of a derived value keeps no source alive")
    func tokenKeepsNoSource() {
        var first: Observable<Int>? = Observable(1)
        var second: Observable<Int>? = Observable(2)
        weak let weakFirst = first
        weak let weakSecond = second
        var tokens: [ObservationToken] = []
        if let first, let second {
            first.map { $0 }.observe { _ in }.store(in: &tokens)
            first.removingDuplicates().observe { _ in }.store(in: &tokens)
            first.combineLatest(second) { ($0, $1) }.observe { _ in }.store(in: &tokens)
        }
        first = nil
        second = nil
        #expect(weakFirst == nil)
        #expect(weakSecond == nil)
        #expect(tokens.count == 3)
    }

    @Test("9. Sources keep nothing of a derived value alive once its token is released")
    func sourcesKeepNothing() {
        let other = Observable(0)
        weak var captured: Probe?
        var tokens: [ObservationToken] = []
        do {
            let probe = Probe()
            captured = probe
            source.combineLatest(other) { ($0, $1) }.map { _ in probe.number }
                .map { $0 + probe.number }
                .removingDuplicates().observe { probe.number = $0 }.store(in: &tokens)
        }
        #expect(captured != nil)
        tokens = []
        #expect(captured == nil)
    }
}
