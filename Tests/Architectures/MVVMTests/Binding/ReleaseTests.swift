import Testing

@testable import MVVM

/// What happens while tokens and formulas are released, and how much of the stack that takes.
@Suite("Releasing")
struct ReleaseTests {
    private let source = Observable(0)

    @Test(
        "6 and 9. An object released with another is freed at once", arguments: Link.allCases)
    func freesAtOnce(kind: Link) {
        weak var captured: Probe?
        var inner: AnyObject?
        do {
            let probe = Probe()
            captured = probe
            inner = kind.link(to: source, keeping: probe)
        }
        #expect(captured != nil)
        var wasFreed = false
        let lastWords = LastWords {
            inner = nil
            wasFreed = captured == nil
        }
        var outer: AnyObject? = kind.link(to: source, keeping: consume lastWords)
        #expect(outer != nil)
        outer = nil
        #expect(wasFreed)
        #expect(inner == nil)
    }

    @Test(
        "11. Long chains are freed to their ends, and take no more of the stack than fewer, shorter ones",
        arguments: Link.allCases, [(1, 1), (10, 20)])
    func stackDepth(kind: Link, counts: (few: Int, many: Int)) {
        let few = StackGauge()
        let many = StackGauge()
        kind.releaseChains(counts.few, of: 300, measuredBy: few)
        kind.releaseChains(counts.many, of: 1_000, measuredBy: many)
        #expect(few.count == counts.few * 300)
        #expect(many.count == counts.many * 1_000)
        #expect(many.depth == few.depth)
    }

    @Test("11. 100,000 observations that end deep in a release are released one by one")
    func manyPutOff() {
        let gauge = StackGauge()
        release(atDepth: 100) {
            let tokens = (0..<100_000).map { _ in
                Link.observer.link(to: source, keeping: LastWords(gauge.measure))
            }
            return source.observe { _ in extendLifetime(tokens) }
        }
        #expect(gauge.count == 100_000)
        #expect(gauge.depth < 100_000)
    }

    @Test(
        "8. Both ways of a two-way binding end at once, however deep in a release",
        arguments: 98...102)
    func endsBothWaysAtOnce(depth: Int) {
        let first = Observable(0)
        let second = Observable(0)
        release(atDepth: depth) {
            let token = first.bind(twoWay: second)
            let lastWords = LastWords { second.value = 1 }
            return Link.observer.link(to: source, keeping: token, and: lastWords)
        }
        #expect(second.value == 1)
        #expect(first.value == 0)
    }

    /// Releases an object that is the last of a chain of so many observers.
    private func release(atDepth depth: Int, _ makeLast: () -> AnyObject) {
        var chain: AnyObject? = makeLast()
        for _ in 1..<depth {
            chain = Link.observer.link(to: source, keeping: source, and: chain)
        }
        extendLifetime(chain)
        chain = nil
    }

    @Test("9. A formula that is released in a round may change its former input")
    func changesInputAsItGoes() {
        let other = Observable(0)
        var formula: ObservableValue<Int>?
        do {
            let lastWords = LastWords { [source] in source.value = 5 }
            formula = source.map { number in
                extendLifetime(lastWords)
                return number
            }
        }
        let token = other.observe { if $0 == 1 { formula = nil } }
        other.value = 1
        #expect(formula == nil)
        #expect(source.value == 5)
        token.cancel()
    }
}

/// An object that keeps another one, and is released together with it: the link of a chain.
nonisolated enum Link: CaseIterable {
    case observer, binding, observerOfFormula, bindingOfFormula, formula, formulaOfFormula

    @MainActor func link(
        to source: ObservableValue<Int>, keeping kept: AnyObject, and previous: AnyObject? = nil
    ) -> AnyObject {
        let keep: () -> Void = { extendLifetime((kept, previous)) }
        switch self {
        case .observer: return source.observe { _ in keep() }
        case .binding: return source.bind(to: source) { _, _ in keep() }
        case .observerOfFormula: return source.map { _ in keep() }.observe { _ in }
        case .bindingOfFormula: return source.map { _ in keep() }.bind(to: source) { _, _ in }
        case .formula: return source.map { _ in keep() }
        case .formulaOfFormula:
            let formula = previous as? ObservableValue<Int> ?? source
            return formula.map { number in
                extendLifetime(kept)
                return number
            }
        }
    }

    /// Releases so many chains together, as one closure kept them. What they observe outlives them.
    @MainActor func releaseChains(_ count: Int, of length: Int, measuredBy gauge: StackGauge) {
        let source = Observable(0)
        let makeChains = {
            (0..<count).map { _ in chain(of: length, from: source, measuredBy: gauge) }
        }
        var token: ObservationToken? = source.observe { [chains = makeChains()] _ in
            extendLifetime(chains)
        }
        extendLifetime(token)
        token = nil
        extendLifetime(source)
    }

    /// Makes a chain in which each link keeps the one made before it, and returns the last.
    @MainActor private func chain(
        of length: Int, from source: Observable<Int>, measuredBy gauge: StackGauge
    ) -> AnyObject? {
        var chain: AnyObject?
        for _ in 0..<length {
            chain = link(to: source, keeping: LastWords(gauge.measure), and: chain)
        }
        return chain
    }
}

/// Measures the range of stack addresses over its calls.
final class StackGauge {
    private(set) var count = 0
    private var lowest = UInt.max
    private var highest = UInt.min

    var depth: UInt { highest - lowest }

    func measure() {
        count += 1
        var local = 0
        withUnsafePointer(to: &local) {
            lowest = min(lowest, UInt(bitPattern: $0))
            highest = max(highest, UInt(bitPattern: $0))
        }
    }
}
