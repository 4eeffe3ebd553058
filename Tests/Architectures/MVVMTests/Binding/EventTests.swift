import Testing

@testable import MVVM

@Suite("Events")
struct EventTests {
    private let event = Event<Int>()
    private let log = Log<String>()

    private func bind(_ name: String) -> ObservationToken {
        event.bind(to: log) { $0.add("\(name)\($1)") }
    }

    @Test("Each is told to those who observe it, in the order they came")
    func tells() {
        let tokens = [bind("A"), bind("B")]
        event.send(1)
        event.send(1)
        #expect(log.entries == ["A1", "B1", "A1", "B1"])
        #expect(tokens.count == 2)
    }

    @Test("Whoever comes later is not told")
    func doesNotReplay() {
        event.send(1)
        let token = bind("A")
        #expect(log.entries.isEmpty)
        token.cancel()
    }

    @Test("Whoever comes in a callback is told of the next, not of this one")
    func newcomer() {
        var tokens: [ObservationToken] = []
        event.bind(to: log) { log, value in
            log.add("A\(value)")
            if value == 1 { tokens.append(bind("B")) }
        }.store(in: &tokens)
        event.send(1)
        event.send(2)
        #expect(log.entries == ["A1", "A2", "B2"])
        tokens = []
    }

    @Test("What is sent in a callback is told after this one, to all in the same order")
    func sentInCallback() {
        let tokens = [
            event.bind(to: log) { [event] log, value in
                log.add("A\(value)")
                if value == 1 { event.send(2) }
            },
            bind("B"),
        ]
        event.send(1)
        #expect(log.entries == ["A1", "B1", "A2", "B2"])
        #expect(tokens.count == 2)
    }

    @Test("Releasing a token ends the observation, and nothing runs on a deallocated target")
    func ends() {
        var token: ObservationToken? = bind("A")
        #expect(token != nil)
        token = nil
        event.send(1)
        #expect(log.entries.isEmpty)
        var target: Probe? = Probe()
        let other = target.map { event.bind(to: $0) { [log] _, _ in log.add("B") } }
        target = nil
        event.send(2)
        #expect(log.entries.isEmpty)
        #expect(other != nil)
    }

    @Test("A token doesn't keep the event alive")
    func tokenDoesNotKeepEvent() {
        var event: Event<Int>? = Event()
        weak let gone = event
        let token = event?.bind(to: log) { $0.add("\($1)") }
        event = nil
        #expect(gone == nil)
        #expect(token != nil && token?.source == nil)
    }
}
