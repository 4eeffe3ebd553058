import Testing

@testable import MVVM

@Suite("Changes made inside a callback")
struct ReentrancyTests {
    private let number = Observable(0)
    private let log = Log<String>()
    private let first: Listener
    private let second: Listener

    init() {
        first = Listener("A", log)
        second = Listener("B", log)
    }

    // MARK: Setting

    @Test("3. All subscribers get the same values in the same order, and the last one is the value")
    func sameSequence() {
        follow(first) { [number] in if $0 == 1 { number.value = 2 } }
        follow(second)
        number.value = 1
        #expect(log.entries == ["A0", "B0", "A1", "B1", "A2", "B2"])
        #expect(number.value == 2)
    }

    @Test("3. Values that are set during a delivery are delivered in their order")
    func severalSets() {
        follow(first) { [number] in
            guard $0 == 1 else { return }
            number.value = 2
            number.value = 3
        }
        follow(second) { [number] in if $0 == 2 { number.value = 4 } }
        number.value = 1
        #expect(log.entries == (0...4).flatMap { ["A\($0)", "B\($0)"] })
        #expect(number.value == 4)
    }

    @Test("3. A set that comes back through another value waits for the delivery, too")
    func setThroughAnother() {
        let other = Observable(0)
        follow(first) { other.value = $0 }
        other.bind(to: first) { [number] in if $1 == 1 { number.value = 2 } }
        follow(second)
        number.value = 1
        #expect(log.entries == ["A0", "B0", "A1", "B1", "A2", "B2"])
        #expect(other.value == 2)
    }

    @Test("3. A set inside the first call of a subscriber waits until that call returns")
    func setOnFirstCall() {
        follow(first)
        follow(second) { [number, log] in
            if $0 == 0 { number.value = 1 }
            log.add("end of B\($0)")
        }
        #expect(log.entries == ["A0", "B0", "end of B0", "A1", "B1", "end of B1"])
        number.value = 2
        #expect(log.entries.suffix(3) == ["A2", "B2", "end of B2"])
    }

    @Test("3. A set inside the first call of a nested subscriber waits for the whole delivery")
    func setOnNestedFirstCall() {
        let third = Listener("C", log)
        follow(first) { [number] in
            guard $0 == 1 else { return }
            follow(third) { if $0 == 1 { number.value = 2 } }
        }
        follow(second)
        number.value = 1
        #expect(log.entries == ["A0", "B0", "A1", "C1", "B1", "A2", "B2", "C2"])
    }

    // MARK: The value

    @Test("3. Inside a callback the value is the one that was set last, for all subscribers")
    func valueIsSetLast() {
        let seen = Log<[Int]>()
        number.bind(to: seen) { [number] in
            if $1 == 1 {
                number.value = 2
                number.value += 1
            }
            $0.add([$1, number.value])
        }
        number.bind(to: seen) { [number] in $0.add([$1, number.value]) }
        number.value = 1
        let first = [[0, 0], [0, 0]]
        #expect(seen.entries == first + [[1, 3], [1, 3], [2, 3], [2, 3], [3, 3], [3, 3]])
        #expect(number.value == 3)
    }

    @Test("3. Inside the first call of a subscriber the value is the one that was set last, too")
    func valueOnFirstCall() {
        follow(first) { [number, log] in
            if $0 == 0 { number.value = 1 }
            log.add("value \(number.value)")
        }
        #expect(log.entries == ["A0", "value 1", "A1", "value 1"])
    }

    private func follow(_ listener: Listener, then act: @escaping (Int) -> Void = { _ in }) {
        number.bind(to: listener) {
            $0.hear($1)
            act($1)
        }
    }
}
