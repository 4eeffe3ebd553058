import Testing

@testable import MVVM

/// What the graph has to bear: many values, in long chains and in the middle of a round.
@Suite("The graph of values", .timeLimit(.minutes(1)))
struct GraphTests {
    private static let length = 100_000

    private let source = Observable(0)

    // MARK: Reading in the middle of a round

    @Test("9. A formula that is read in a callback has taken the change into account")
    func readInCallback() {
        let double = source.map { $0 * 2 }
        let quadruple = double.map { $0 * 2 }
        let log = Log<Int>()
        let token = source.observe { _ in log.add(quadruple.value) }
        source.value = 1
        token.cancel()
        #expect(log.entries == [0, 4])
    }

    @Test("9. A combination made in the middle of a round shows no half-updated pair")
    func combinedInTheMiddle() {
        let first = source.map { $0 }
        let second = source.map { $0 }
        let log = Log<[Int]>()
        var tokens: [ObservationToken] = []
        first.observe {
            guard $0 == 1 else { return }
            first.combineLatest(second) { [$0, $1] }.observe(log.add).store(in: &tokens)
        }.store(in: &tokens)
        source.value = 1
        #expect(log.entries == [[1, 1]])
        source.value = 2
        #expect(log.entries == [[1, 1], [2, 2]])
        tokens = []
    }

    @Test("9. The same before the formulas have been told of the change")
    func combinedBeforeFormulas() {
        let log = Log<[Int]>()
        var tokens: [ObservationToken] = []
        let other = source.map { $0 * 10 }
        source.observe { [source] in
            guard $0 == 1 else { return }
            source.combineLatest(other) { [$0, $1] }.observe(log.add).store(in: &tokens)
        }.store(in: &tokens)
        source.value = 1
        #expect(log.entries == [[1, 10]])
        tokens = []
    }

    @Test("5 and 9. An observer of a formula added in a round is told each value once")
    func newcomerOfFormula() {
        let double = source.map { $0 * 2 }
        let log = Log<Int>()
        var tokens: [ObservationToken] = []
        source.observe { value in
            if value == 1 { double.observe(log.add).store(in: &tokens) }
        }.store(in: &tokens)
        source.value = 1
        #expect(log.entries == [2])
        source.value = 2
        #expect(log.entries == [2, 4])
        tokens = []
    }

    @Test("9. A formula is worked out once for several changes of one round")
    func workedOutOnce() {
        var count = 0
        let other = Observable(0)
        let sum = source.combineLatest(other) { first, second in
            count += 1
            return first + second
        }
        let token = source.observe { other.value = $0 }
        count = 0
        source.value = 1
        #expect(sum.value == 2)
        #expect(count == 1)
        token.cancel()
    }

    @Test("9. A formula outlives its sources and keeps their last values")
    func outlivesSources() {
        var first: Observable<Int>? = Observable(1)
        let second = Observable(10)
        let sum = first?.combineLatest(second) { $0 + $1 }
        first?.value = 2
        first = nil
        second.value = 20
        #expect(sum?.value == 22)
    }

    // MARK: Length

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

    /// By turns, since a chain of each would take twice as long.
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
