import Testing

@testable import MVVM

@Suite("Subscribers that come and go inside a callback")
struct ReentrantSubscriptionTests {
    private let number = Observable(0)
    private let log = Log<String>()
    private let first: Listener
    private let second: Listener

    init() {
        first = Listener("A", log)
        second = Listener("B", log)
    }

    // MARK: Coming

    @Test("4. A subscriber that is added inside a callback gets the current value exactly once")
    func addedInside() {
        let third = Listener("C", log)
        follow(first) { if $0 == 1 { follow(third) } }
        follow(second)
        number.value = 1
        #expect(log.entries == ["A0", "B0", "A1", "C1", "B1"])
        number.value = 2
        #expect(log.entries.suffix(3) == ["A2", "B2", "C2"])
    }

    @Test("4. A subscriber that is added while values wait begins with the first of them")
    func addedWhileValuesWait() {
        follow(first) { [number, second] in
            guard $0 == 1 else { return }
            number.value = 2
            number.value = 3
            follow(second)
        }
        number.value = 1
        #expect(log.entries == ["A0", "A1", "A2", "B2", "A3", "B3"])
    }

    @Test("4. A subscriber that is added while a value that waited is delivered gets it at once")
    func addedDuringLaterDelivery() {
        let third = Listener("C", log)
        follow(first) { [number] in
            if $0 == 1 { number.value = 2 }
            if $0 == 2 { follow(third) }
        }
        follow(second)
        number.value = 1
        #expect(log.entries == ["A0", "B0", "A1", "B1", "A2", "C2", "B2"])
    }

    @Test(
        "4. A subscriber added inside the first call of another one begins with what was set there")
    func addedAfterSetOnFirstCall() {
        follow(first) { [number, second] in
            guard $0 == 0 else { return }
            number.value = 1
            follow(second)
        }
        #expect(log.entries == ["A0", "A1", "B1"])
    }

    @Test("4. A subscriber added inside the first call of another one is notified once, too")
    func addedOnFirstCall() {
        follow(first) { [second] in if $0 == 0 { follow(second) } }
        #expect(log.entries == ["A0", "B0"])
        number.value = 1
        #expect(log.entries.suffix(2) == ["A1", "B1"])
    }

    // MARK: Going

    @Test("4. A target that is released before its first value comes is never called")
    func addedAndReleased() {
        follow(first) { [number, log] in
            guard $0 == 1 else { return }
            number.value = 2
            follow(Listener("R", log))
        }
        number.value = 1
        #expect(log.entries == ["A0", "A1", "A2"])
    }

    @Test("4. A target released inside a callback is not called again, for the same value either")
    func releasedInside() {
        var released: Listener? = Listener("R", log)
        follow(first) { if $0 == 1 { released = nil } }
        if let released { follow(released) }
        follow(second)
        number.value = 1
        number.value = 2
        #expect(log.entries == ["A0", "R0", "B0", "A1", "B1", "A2", "B2"])
    }

    @Test(
        "4. A target that is released in its own callback makes no other miss a value",
        arguments: 0..<3)
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

    @Test("4. A thousand targets that are released by one value are not called again")
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
