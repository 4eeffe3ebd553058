import Testing

@testable import MVVM

@Suite("Derived values inside a callback")
struct DerivedValuesReentrancyTests {
    private let source = Observable(1)
    private let other = Observable("a")
    private let third = Observable(true)

    @Test("7. A derived value made inside a callback starts from the value being delivered")
    func madeInCallback() {
        var double: ObservableValue<Int>?
        let log = Log<Int>()
        source.bind(to: log) { [source] log, number in
            guard number == 2 else { return }
            double = source.map { $0 * 2 }
            double?.bind(to: log) { $0.add($1) }
        }
        source.value = 2
        #expect(log.entries == [4])
        source.value = 3
        #expect(log.entries == [4, 6])
        #expect(double?.value == 6)
    }

    @Test("3 and 7. All get the same values if a subscriber to a derived value sets its input")
    func setsInput() {
        let double = source.map { $0 * 2 }
        let log = Log<String>()
        let listeners = [Listener("A", log), Listener("B", log)]
        for listener in listeners {
            double.bind(to: listener) { [source] in
                $0.hear($1)
                if $1 == 4 { source.value = 3 }
            }
        }
        source.value = 2
        #expect(log.entries == ["A2", "B2", "A4", "B4", "A6", "B6", "A6", "B6"])
        #expect(double.value == 6)
    }

    @Test("3 and 7. All get the same results if a subscriber to a combination sets another input")
    func resultSetsInput() {
        let sum = source.combineLatest(other, third) { number, text, _ in
            text == "b" ? number + 100 : number
        }
        let log = Log<String>()
        let listeners = [Listener("A", log), Listener("B", log)]
        for listener in listeners {
            sum.bind(to: listener) { [other] in
                $0.hear($1)
                if $1 == 2 { other.value = "b" }
            }
        }
        source.value = 2
        #expect(
            log.entries == ["A1", "B1", "A2", "B2", "A102", "B102", "A102", "B102"])
        #expect(sum.value == 102)
    }

    // MARK: What lags behind

    @Test("7. Inside a callback a derived value is the result of what its input has delivered")
    func lagsInCallback() {
        let double = source.map { $0 * 2 }
        let seen = Log<[Int]>()
        source.bind(to: seen) { [source] in
            if $1 == 2 { source.value = 3 }
            $0.add([source.value, double.value])
        }
        source.value = 2
        #expect(seen.entries == [[1, 2], [3, 4], [3, 6]])
    }

    @Test("7. A derived value made while values wait starts from the last, then follows them all")
    func madeWhileValuesWait() {
        let log = Log<Int>()
        source.bind(to: log) { [source] log, number in
            guard number == 2 else { return }
            source.value = 3
            source.value = 4
            source.map { $0 * 2 }.bind(to: log) { $0.add($1) }
        }
        source.value = 2
        #expect(log.entries == [8, 6, 8])
    }

    /// Each input delivers alone. So if the subscriber comes before the combination, the first result is of an input
    /// that is already out of date.
    @Test(
        "7. A subscriber of one input that sets another causes two results, the last of both",
        arguments: [
            (true, ["1atrue", "1btrue", "2btrue"]), (false, ["1atrue", "2atrue", "2btrue"]),
        ])
    func inputSetsInput(comesBeforeCombination: Bool, results: [String]) {
        let log = Log<String>()
        func setOtherWithSource() {
            source.bind(to: log) { [other] in if $1 == 2 { other.value = "b" } }
        }
        if comesBeforeCombination { setOtherWithSource() }
        let text = source.combineLatest(other, third) { "\($0)\($1)\($2)" }
        if !comesBeforeCombination { setOtherWithSource() }
        text.bind(to: log) { $0.add($1) }
        source.value = 2
        #expect(log.entries == results)
        #expect(text.value == "2btrue")
    }
}
