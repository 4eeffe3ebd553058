import Testing

@testable import MVVM

@Suite("What a value delivers, and in which order")
struct DeliveryTests {
    private let number = Observable(0)
    private let log = Log<String>()

    // MARK: What is delivered

    @Test("1. The current value is delivered at once, exactly once")
    func deliversAtOnce() {
        let heard = Log<Int>()
        Observable(7).bind(to: heard) { $0.add($1) }
        #expect(heard.entries == [7])
    }

    @Test("1. Every later value is delivered before the set returns")
    func deliversLaterValues() {
        let heard = Log<Int>()
        number.bind(to: heard) { $0.add($1) }
        number.value = 1
        #expect(heard.entries == [0, 1])
        number.value = 2
        #expect(heard.entries == [0, 1, 2])
    }

    @Test("1. Equal values are delivered, too")
    func deliversEqualValues() {
        let heard = Log<Int>()
        number.bind(to: heard) { $0.add($1) }
        number.value = 0
        number.value = 0
        #expect(heard.entries == [0, 0, 0])
    }

    @Test("1. A later subscriber gets only the value that there is then")
    func comesLater() {
        number.value = 1
        number.value = 2
        let heard = Log<Int>()
        number.bind(to: heard) { $0.add($1) }
        #expect(heard.entries == [2])
    }

    @Test("1. One target may subscribe several times, and to several values")
    func followsTwice() {
        let other = Observable(10)
        let listener = Listener("", log)
        number.bind(to: listener) { $0.hear($1) }
        number.bind(to: listener) { $0.hear($1 + 100) }
        other.bind(to: listener) { $0.hear($1) }
        number.value = 1
        other.value = 11
        #expect(log.entries == ["0", "100", "10", "1", "101", "11"])
    }

    // MARK: What is left out

    @Test("1. onChange inside a callback leaves out only the value that is being delivered")
    func followsChangesInsideCallback() {
        let heard = Log<Int>()
        number.bind(to: log) { [number] _, value in
            guard value == 1 else { return }
            number.value = 2
            number.onChange { heard.add($0) }
        }
        number.value = 1
        #expect(heard.entries == [2])
    }

    @Test("1. onChange gets every later value, and not the current one")
    func followsChanges() {
        let heard = Log<Int>()
        number.onChange { heard.add($0) }
        #expect(heard.entries.isEmpty)
        number.value = 1
        number.value = 1
        #expect(heard.entries == [1, 1])
    }

    // MARK: In which order

    @Test("2. Subscribers are notified in the order in which they came")
    func keepsOrder() {
        let listeners = listen("A", "B", "C", "D")
        number.value = 1
        #expect(log.entries.suffix(4) == ["A1", "B1", "C1", "D1"])
        withExtendedLifetime(listeners) {}
    }

    /// The first change removes those who have gone, so the second one goes by those who are left.
    @Test(
        "2. Subscribers keep their order after some have gone",
        arguments: [[0], [3], [0, 1], [1, 2], [0, 2], [0, 3], [1, 3], [0, 1, 2], [1, 2, 3]])
    func keepsOrderAfterRemovals(gone: [Int]) {
        var listeners = listen("A", "B", "C", "D")
        for place in gone.reversed() { listeners.remove(at: place) }
        listeners += listen("E")
        let names =
            ["A", "B", "C", "D"].indices.filter { !gone.contains($0) }
            .map { ["A", "B", "C", "D"][$0] } + ["E"]
        for round in 1...2 {
            let before = log.entries.count
            number.value = round
            #expect(log.entries.dropFirst(before) == names.map { "\($0)\(round)" }[...])
        }
        withExtendedLifetime(listeners) {}
    }

    @Test("2. Subscribers who come after all others have gone are notified in their order")
    func allHaveGone() {
        _ = listen("A", "B", "C")
        number.value = 1
        let listeners = listen("D", "E")
        number.value = 2
        #expect(log.entries == ["A0", "B0", "C0", "D1", "E1", "D2", "E2"])
        withExtendedLifetime(listeners) {}
    }

    private func listen(_ names: String...) -> [Listener] {
        names.map { name in
            let listener = Listener(name, log)
            number.bind(to: listener) { $0.hear($1) }
            return listener
        }
    }
}
