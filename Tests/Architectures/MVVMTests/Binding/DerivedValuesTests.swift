import Testing

@testable import MVVM

@Suite("Derived values")
struct DerivedValuesTests {
    private let source = Observable(1)
    private let other = Observable("a")
    private let third = Observable(true)

    // MARK: What they hold

    @Test("7. map holds the result for each value, with subscribers or without")
    func maps() {
        let double = source.map { $0 * 2 }
        #expect(double.value == 2)
        source.value = 5
        #expect(double.value == 10)
        let log = Log<Int>()
        double.bind(to: log) { $0.add($1) }
        source.value = 6
        source.value = 6
        #expect(log.entries == [10, 12, 12])
    }

    @Test("7. The transform runs once for each value, however often the result is read")
    func transformsOnce() {
        let transformed = Log<Int>()
        let same = source.map { number in
            transformed.add(number)
            return number
        }
        source.value = 2
        for _ in 0..<3 { #expect(same.value == 2) }
        same.bind(to: transformed) { _, _ in }
        #expect(transformed.entries == [1, 2])
    }

    @Test("7. combineLatest follows each of its inputs")
    func combines() {
        let text = source.combineLatest(other, third) { "\($0)\($1)\($2)" }
        let log = Log<String>()
        text.bind(to: log) { $0.add($1) }
        third.value = false
        source.value = 2
        other.value = "b"
        third.value = true
        source.value = 3
        #expect(log.entries == ["1atrue", "1afalse", "2afalse", "2bfalse", "2btrue", "3btrue"])
        #expect(text.value == "3btrue")
    }

    // MARK: How long they live

    @Test("7. A derived value lives as long as its input, even if nothing else keeps it")
    func livesWithInput() {
        weak let double = source.map { $0 * 2 }
        let target = Probe()
        double?.map { $0 + 1 }.bind(to: target) { $0.number = $1 }
        source.value = 4
        #expect(double?.value == 8)
        #expect(target.number == 9)
    }

    @Test("7. A derived value is released with its input, and so is what is derived from it")
    func goesWithInput() {
        weak var double: ObservableValue<Int>?
        weak var more: ObservableValue<Int>?
        weak var gone: Observable<Int>?
        do {
            let source = Observable(1)
            gone = source
            double = source.map { $0 * 2 }
            more = double?.map { $0 + 1 }
            #expect(more?.value == 3)
        }
        #expect(gone == nil)
        #expect(double == nil)
        #expect(more == nil)
    }

    @Test("7. A derived value keeps no input alive, and holds its last value without them")
    func keepsNoInput() {
        weak var goneFirst: Observable<Int>?
        weak var goneSecond: Observable<Int>?
        let derived: [ObservableValue<Int>]
        do {
            let first = Observable(1)
            let second = Observable(2)
            (goneFirst, goneSecond) = (first, second)
            derived = [
                first.map { $0 }, first.combineLatest(second, second) { $0 + $1 + $2 },
            ]
        }
        #expect(goneFirst == nil)
        #expect(goneSecond == nil)
        #expect(derived.map(\.value) == [1, 5])
    }

    @Test("7. A combination goes on when one of its inputs is gone")
    func oneInputGoes() {
        let target = Probe()
        weak var sum: ObservableValue<Int>?
        do {
            let first = Observable(10)
            sum = first.combineLatest(source, other) { first, source, _ in first + source }
            sum?.bind(to: target) { $0.number = $1 }
        }
        source.value = 5
        #expect(sum?.value == 15)
        #expect(target.number == 15)
    }

    @Test("7. No input of a combination keeps another one alive", arguments: 0..<3)
    func inputsAreApart(place: Int) {
        weak var gone: Observable<Int>?
        do {
            let input = Observable(10)
            gone = input
            switch place {
            case 0: _ = input.combineLatest(source, other) { first, _, _ in first }
            case 1: _ = source.combineLatest(input, other) { first, _, _ in first }
            default: _ = source.combineLatest(other, input) { first, _, _ in first }
            }
        }
        #expect(gone == nil)
    }
}
