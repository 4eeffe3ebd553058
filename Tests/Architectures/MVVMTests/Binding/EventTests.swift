import Testing

@testable import MVVM

@Suite("Events")
struct EventTests {
    private let event = Event<Int>()
    private let log = Log<String>()

    @Test("Each event reaches all subscribers, in the order in which they came, equal ones too")
    func delivers() {
        let listeners = listen("A", "B")
        event.send(1)
        event.send(1)
        #expect(log.entries == ["A1", "B1", "A1", "B1"])
        withExtendedLifetime(listeners) {}
    }

    @Test("An event is over for those who come later")
    func comesLater() {
        event.send(1)
        let listeners = listen("A")
        #expect(log.entries.isEmpty)
        event.send(2)
        #expect(log.entries == ["A2"])
        withExtendedLifetime(listeners) {}
    }

    /// The first event removes those who have gone, so the second one goes by those who are left.
    @Test(
        "2. Subscribers keep their order after some have gone",
        arguments: [[0], [1], [2], [0, 1], [0, 2], [1, 2]])
    func keepsOrder(gone: [Int]) {
        var listeners = listen("A", "B", "C")
        for place in gone.reversed() { listeners.remove(at: place) }
        event.send(1)
        listeners += listen("D")
        event.send(2)
        var left = ["A", "B", "C"]
        for place in gone.reversed() { left.remove(at: place) }
        #expect(log.entries == left.map { "\($0)1" } + (left + ["D"]).map { "\($0)2" })
    }

    @Test("5. An event keeps no target alive, and releases the closure of one that is gone")
    func lifetime() {
        weak var gone: Probe?
        weak var captured: Probe?
        do {
            let target = Probe()
            let probe = Probe()
            (gone, captured) = (target, probe)
            event.bind(to: target) { probe.number = $1 }
            event.send(1)
            #expect(captured?.number == 1)
        }
        #expect(gone == nil)
        #expect(captured != nil)
        event.send(2)
        #expect(captured == nil)
    }

    // MARK: Inside a callback

    @Test("3. An event that a subscriber causes reaches all, in order, after the first one")
    func sendsInsideCallback() {
        let first = listen("A")
        event.bind(to: log) { [event] _, number in
            guard number == 1 else { return }
            event.send(2)
            event.send(3)
        }
        event.bind(to: log) { [event] _, number in if number == 2 { event.send(4) } }
        let last = listen("B")
        event.send(1)
        #expect(log.entries == (1...4).flatMap { ["A\($0)", "B\($0)"] })
        event.send(5)
        #expect(log.entries.suffix(2) == ["A5", "B5"])
        withExtendedLifetime((first, last)) {}
    }

    @Test("4. One who comes during a delivery gets the events that wait, but not that one")
    func comesInsideCallback() {
        let added = Listener("N", log)
        event.bind(to: log) { [event] _, number in
            guard number == 1 else { return }
            event.send(2)
            event.bind(to: added) { $0.hear($1) }
        }
        let listeners = listen("A")
        event.send(1)
        #expect(log.entries == ["A1", "A2", "N2"])
        withExtendedLifetime(listeners) {}
    }

    @Test(
        "4. One who is released during a delivery gets nothing more, and no other misses an event",
        arguments: [true, false])
    func goesInsideCallback(hasGotIt: Bool) {
        var released: [Listener] = []
        if hasGotIt { released = listen("R") }
        event.bind(to: log) { _, number in if number == 1 { released = [] } }
        if !hasGotIt { released = listen("R") }
        let last = listen("Z")
        event.send(1)
        event.send(2)
        #expect(log.entries == (hasGotIt ? ["R1"] : []) + ["Z1", "Z2"])
        #expect(released.isEmpty)
        withExtendedLifetime(last) {}
    }

    private func listen(_ names: String...) -> [Listener] {
        names.map { name in
            let listener = Listener(name, log)
            event.bind(to: listener) { $0.hear($1) }
            return listener
        }
    }
}
