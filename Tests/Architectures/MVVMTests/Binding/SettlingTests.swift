import Testing

@testable import MVVM

/// What is worked out and told when the outermost round ends.
@Suite("The end of a round")
struct SettlingTests {
    private let source = Observable(0)
    private let other = Observable(0)
    private let log = Log<String>()

    private func observe(
        _ name: String, _ value: ObservableValue<Int>, then act: @escaping (Int) -> Void = { _ in }
    ) -> ObservationToken {
        value.observe { [log] in
            log.add("\(name)\($0)")
            act($0)
        }
    }

    @Test("3. Formulas of one value are told in the order they came")
    func keepsOrder() {
        let tokens = ["A", "B", "C"].map { observe($0, source.map { $0 }) }
        source.value = 1
        #expect(log.entries == ["A0", "B0", "C0", "A1", "B1", "C1"])
        #expect(tokens.count == 3)
    }

    @Test("9. A formula that is read in the round, and changes after that, is told once")
    func readAndChanged() {
        let sum = source.combineLatest(other) { $0 + $1 }
        let tokens = [
            source.observe { [other] in
                _ = sum.value
                other.value = $0
            },
            observe("A", sum),
        ]
        source.value = 1
        #expect(log.entries == ["A0", "A2"])
        #expect(tokens.count == 2)
    }

    @Test("4 and 9. A formula that is read in its own callback is told of what was set there")
    func readWhileTold() {
        let sum = source.combineLatest(other) { $0 + $1 }
        let token = observe("A", sum) { [other] in
            guard $0 == 1 else { return }
            other.value = 1
            #expect(sum.value == 2)
        }
        source.value = 1
        token.cancel()
        #expect(log.entries == ["A0", "A1", "A2"])
    }

    @Test("9. A value set by an observer of a formula is told after all waiting values")
    func setWhileTelling() {
        let last = Observable(0)
        let tokens = [
            observe("A", source.map { $0 }) { [other] in other.value = $0 },
            observe("B", source.map { $0 }),
            observe("C", other.map { $0 }) { last.value = $0 },
            observe("D", last.map { $0 }),
        ]
        source.value = 1
        #expect(log.entries == ["A0", "B0", "C0", "D0", "A1", "B1", "C1", "D1"])
        #expect(tokens.count == 4)
    }

    @Test("4 and 9. The old value of a formula may change an input when it is released")
    func oldValueChangesInput() {
        let sum = source.combineLatest(other) { [other] first, second in
            (first + second, LastWords { if first == 1 { other.value = 3 } })
        }
        let token = sum.observe { [log] in log.add("A\($0.0)") }
        source.value = 1
        source.value = 2
        token.cancel()
        #expect(log.entries == ["A0", "A1", "A5"])
        #expect(sum.value.0 == 5)
    }

    @Test("9. A formula that nobody holds any more is not worked out")
    func nobodyHolds() {
        var count = 0
        var token: ObservationToken?
        token = source.map { _ in count += 1 }.observe { _ in }
        let first = source.observe { if $0 == 1 { token = nil } }
        source.value = 1
        #expect(count == 1)
        #expect(token == nil)
        first.cancel()
    }
}
