import Measuring
import Testing

@testable import MVVM

@Suite("Telling observers")
struct NotificationTests {
    @Test("1. Observing delivers the current value at once, exactly once")
    func deliversAtOnce() {
        let log = Log<Int>()
        let token = Observable(7).observe(log.add)
        #expect(log.entries == [7])
        token.cancel()
        #expect(log.entries == [7])
    }

    @Test("2. Equal values notify too")
    func equalValuesNotify() {
        let number = Observable(1)
        let log = Log<Int>()
        let token = number.observe(log.add)
        number.value = 1
        number.value = 1
        token.cancel()
        #expect(log.entries == [1, 1, 1])
    }

    @Test("2. Repeats are skipped where asked for")
    func skipsDuplicates() {
        let number = Observable(1)
        let log = Log<Int>()
        let token = number.removingDuplicates().observe(log.add)
        for value in [1, 2, 2, 1] { number.value = value }
        token.cancel()
        #expect(log.entries == [1, 2, 1])
    }

    @Test("2. Repeats are told by a given rule, against the last value let through")
    func skipsDuplicatesByRule() {
        let number = Observable(10)
        let log = Log<Int>()
        let token = number.removingDuplicates { abs($0 - $1) < 3 }.observe(log.add)
        for value in [12, 13, 14, 16] { number.value = value }
        token.cancel()
        #expect(log.entries == [10, 13, 16])
    }

    @Test("3. Observers are called in the order they came")
    func keepsOrder() {
        let number = Observable(0)
        let log = Log<Int>()
        let tokens = (0..<50).map { id in number.observe { _ in log.add(id) } }
        number.value = 1
        #expect(Array(log.entries.suffix(50)) == Array(0..<50))
        #expect(tokens.count == 50)
    }

    /// So many removals and additions that holes are closed several times.
    @Test("3. Observers are called in the order they came, also after removals")
    func keepsOrderAfterRemovals() {
        let number = Observable(0)
        let log = Log<Int>()
        var tokens: [(id: Int, token: ObservationToken)] = []
        var random = SeededGenerator(seed: 3)
        for id in 0..<500 {
            tokens.append((id, number.observe { _ in log.add(id) }))
            if Int.random(in: 0..<3, using: &random) > 0 {
                tokens.remove(at: Int.random(in: 0..<tokens.count, using: &random))
            }
        }
        let before = log.entries.count
        number.value = 1
        #expect(Array(log.entries.dropFirst(before)) == tokens.map(\.id))
    }
}
