import Testing

@testable import MVVM

/// What the graph has to bear: many values, in long chains and in one callback. These tests take longer than all
/// others of the binding.
@Suite("The graph of many values", .timeLimit(.minutes(1)))
struct LongChainTests {
    private static let length = 100_000

    private let source = Observable(0)

    @Test("11. A chain of 100,000 maps is told and freed")
    func chainOfMaps() {
        var end: ObservableValue<Int> = source
        for _ in 0..<Self.length { end = end.map { $0 + 1 } }
        let log = Log<Int>()
        var token: ObservationToken? = end.observe(log.add)
        source.value = 1
        #expect(log.entries == [Self.length, Self.length + 1])
        weak let gone = end
        end = source
        token = nil
        #expect(token == nil)
        #expect(gone == nil)
    }

    @Test("11. A chain of 100,000 observables that set one another is told and freed")
    func chainOfObservables() {
        var last = source
        var tokens: [ObservationToken] = []
        for _ in 1..<Self.length {
            let next = Observable(0)
            // The first value is there already.
            last.observe { if $0 > 0 { next.value = $0 } }.store(in: &tokens)
            last = next
        }
        source.value = 1
        #expect(last.value == 1)
        weak let gone = last
        last = source
        tokens = []
        #expect(gone == nil)
        #expect(tokens.isEmpty)
    }

    /// Observers and bindings alternate, since a chain of each would take twice as long.
    @Test("11. A chain of 100,000 observers and bindings that hold one another is freed")
    func chainOfTokens() {
        let probe = Probe()
        weak var first: ObservationToken?
        var chain: ObservationToken?
        for _ in 0..<Self.length / 2 {
            let binding = source.bind(to: probe) { [chain] _, _ in extendLifetime(chain) }
            if first == nil { first = binding }
            chain = source.observe { _ in extendLifetime(binding) }
        }
        #expect(first != nil)
        chain = nil
        #expect(first == nil)
    }

    @Test("4. 200,000 sets in one callback are told in their order, in less than a minute")
    func manySets() {
        let count = 200_000
        var last = 0
        var isSorted = true
        let token = source.observe { [source] in
            isSorted = isSorted && $0 == last
            last = $0 + 1
            if $0 == 1 { for value in 2...count { source.value = value } }
        }
        source.value = 1
        token.cancel()
        #expect(isSorted)
        #expect(last == count + 1)
    }

    @Test("9. 10,000 formulas of one value are worked out once each")
    func manyFormulas() {
        var count = 0
        let formulas = (0..<10_000).map { number in
            source.map {
                count += 1
                return $0 + number
            }
        }
        count = 0
        source.value = 1
        #expect(count == 10_000)
        #expect(formulas.last?.value == 10_000)
    }
}
