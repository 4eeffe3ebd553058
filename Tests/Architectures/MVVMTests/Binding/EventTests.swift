import Testing

@testable import MVVM

@Suite("Events")
struct EventTests {
    private let event = Event<Int>()
    private let log = Log<String>()

    @Test("All who are bound are told, in the order in which they came, equal events too")
    func tells() {
        let listeners = listen("A", "B")
        event.send(1)
        event.send(1)
        #expect(log.entries == ["A1", "B1", "A1", "B1"])
        withExtendedLifetime(listeners) {}
    }

    @Test("Who comes later is not told of what has been")
    func comesLater() {
        event.send(1)
        let listeners = listen("A")
        #expect(log.entries.isEmpty)
        event.send(2)
        #expect(log.entries == ["A2"])
        withExtendedLifetime(listeners) {}
    }

    @Test("The others are told in their order after some have gone", arguments: 0..<3)
    func keepsOrder(gone: Int) {
        var listeners = listen("A", "B", "C")
        listeners.remove(at: gone)
        event.send(1)
        listeners += listen("D")
        event.send(2)
        var left = ["A", "B", "C"]
        left.remove(at: gone)
        #expect(log.entries == left.map { "\($0)1" } + (left + ["D"]).map { "\($0)2" })
    }

    @Test("It keeps no target alive, and drops the closure with the next event")
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

    @Test("A follower may send, bind and release others")
    func reentrancy() {
        var released = listen("R")
        let added = Listener("N", log)
        event.bind(to: log) { [event] _, number in
            guard number == 1 else { return }
            released = []
            event.bind(to: added) { $0.hear($1) }
            event.send(2)
        }
        let listeners = listen("Z")
        event.send(1)
        #expect(log.entries == ["R1", "Z2", "N2", "Z1"])
        event.send(3)
        #expect(log.entries.suffix(2) == ["Z3", "N3"])
        #expect(released.isEmpty)
        withExtendedLifetime(listeners) {}
    }

    private func listen(_ names: String...) -> [Listener] {
        names.map { name in
            let listener = Listener(name, log)
            event.bind(to: listener) { $0.hear($1) }
            return listener
        }
    }
}
