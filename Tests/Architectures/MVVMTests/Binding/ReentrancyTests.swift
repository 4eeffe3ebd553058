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

    @Test("3. Inside a callback the value is the one that is told")
    func valueIsNew() {
        let seen = Log<Int>()
        number.bind(to: seen) { [number] in
            if $1 == 1 { number.value = 2 }
            $0.add(number.value)
        }
        number.value = 1
        #expect(seen.entries == [0, 1, 2])
    }

    @Test("3. All followers see the same sequence, and the last is the value")
    func sameSequence() {
        follow(first) { [number] in if $0 == 1 { number.value = 2 } }
        follow(second)
        number.value = 1
        #expect(log.entries == ["A0", "B0", "A1", "B1", "A2", "B2"])
        #expect(number.value == 2)
    }

    @Test("3. Several sets in one round are told in their order")
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

    @Test("3. A set that comes back through another value waits as well")
    func setThroughAnother() {
        let other = Observable(0)
        follow(first) { other.value = $0 }
        other.bind(to: first) { [number] in if $1 == 1 { number.value = 2 } }
        follow(second)
        number.value = 1
        #expect(log.entries == ["A0", "B0", "A1", "B1", "A2", "B2"])
        #expect(other.value == 2)
    }

    @Test("3. A set made on the first call waits for that call to end")
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

    @Test("3. A set made on the first call inside another's callback waits for the whole round")
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

    // MARK: Coming and going

    @Test("4. One added inside a callback gets the current value exactly once")
    func addedInside() {
        let third = Listener("C", log)
        follow(first) { if $0 == 1 { follow(third) } }
        follow(second)
        number.value = 1
        #expect(log.entries == ["A0", "B0", "A1", "C1", "B1"])
        number.value = 2
        #expect(log.entries.suffix(3) == ["A2", "B2", "C2"])
    }

    @Test("4. One added while another set waits gets both, in order")
    func addedWhileSetWaits() {
        follow(first) { [number, second] in
            guard $0 == 1 else { return }
            number.value = 2
            follow(second)
        }
        number.value = 1
        #expect(log.entries == ["A0", "A1", "B1", "A2", "B2"])
    }

    @Test("4. One added on another's first call is told once, too")
    func addedOnFirstCall() {
        follow(first) { [second] in if $0 == 0 { follow(second) } }
        #expect(log.entries == ["A0", "B0"])
        number.value = 1
        #expect(log.entries.suffix(2) == ["A1", "B1"])
    }

    @Test("4. One that is released inside a callback isn't called again, in this round either")
    func releasedInside() {
        var released: Listener? = Listener("R", log)
        follow(first) { if $0 == 1 { released = nil } }
        if let released { follow(released) }
        follow(second)
        number.value = 1
        number.value = 2
        #expect(log.entries == ["A0", "R0", "B0", "A1", "B1", "A2", "B2"])
    }

    @Test("4. One that is released in its own callback disturbs no other", arguments: 0..<3)
    func releasesItself(place: Int) {
        var released: Listener? = Listener("R", log)
        var others = [first, second]
        for index in 0..<3 {
            if index == place, let released {
                follow(released)
            } else {
                follow(others.removeFirst())
            }
        }
        number.bind(to: log) { if $1 == 1 { released = nil } }
        number.value = 1
        #expect(released == nil)
        #expect(log.entries.count == 6)
        number.value = 2
        #expect(log.entries.suffix(2) == ["A2", "B2"])
        #expect(log.entries.count == 8)
    }

    @Test("4. A thousand may be released in one round")
    func allReleased() {
        var listeners: [Listener] = []
        for _ in 0..<1_000 {
            let listener = Listener("R", log)
            listeners.append(listener)
            follow(listener) { if $0 == 1 { listeners = [] } }
        }
        number.value = 1
        number.value = 2
        #expect(log.entries.count == 1_001)
    }

    private func follow(_ listener: Listener, then act: @escaping (Int) -> Void = { _ in }) {
        number.bind(to: listener) {
            $0.hear($1)
            act($1)
        }
    }
}
