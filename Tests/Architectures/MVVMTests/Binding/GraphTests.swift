import Testing

@testable import MVVM

/// What formulas show in the middle of a round, and how often they are worked out.
@Suite("The graph of values", .timeLimit(.minutes(1)))
struct GraphTests {
    private let source = Observable(0)

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

    @Test("9. A combination made before the formulas have been told shows no half-updated pair")
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
}
