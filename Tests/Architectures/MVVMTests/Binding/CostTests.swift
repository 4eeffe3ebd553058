import Measuring
import Testing

@testable import MVVM

/// Costs that can be counted. The benchmarks show that adding and removing don't get slower with
/// the number of observers.
@Suite("Cost")
struct CostTests {
    /// In a process of its own, because the counter must not meet another thread at work.
    @Test(
        "10. Setting allocates nothing",
        .enabled(if: AllocationCounter.isAvailable, "can't count allocations on this platform"))
    func allocations() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                checkCounter()
                for observers in [0, 1, 10, 1_000] { checkSetting(observers: observers) }
                checkSettingFromCallback()
                checkObserving()
            }
        }
    }

    @Test("10. Ten thousand tokens can be released in any order", arguments: Order.allCases)
    func manyTokens(order: Order) {
        let number = Observable(0)
        var calls = 0
        var tokens: [ObservationToken?] = (0..<10_000).map { _ in number.observe { calls += $0 } }
        let indices = order.arrange(Array(tokens.indices))
        for index in indices.prefix(5_000) { tokens[index] = nil }
        number.value = 1
        #expect(calls == 5_000)
        for index in indices.dropFirst(5_000) { tokens[index] = nil }
        number.value = 1
        #expect(calls == 5_000)
    }

    @Test("10. An observable with ten thousand observers can be released before its tokens")
    func observableGoesFirst() {
        var number: Observable<Int>? = Observable(0)
        weak let observable = number
        let tokens = (0..<10_000).compactMap { _ in number?.observe { _ in } }
        number = nil
        #expect(observable == nil)
        #expect(tokens.count == 10_000)
    }
}

private func checkCounter() {
    #expect(AllocationCounter.count { withExtendedLifetime(Probe()) {} } == 1)
}

private func checkSetting(observers: Int) {
    let number = Observable(0)
    let probe = Probe()
    let tokens = (0..<observers).map { _ in number.observe { probe.number += $0 } }
    let count = AllocationCounter.count { for value in 0..<100 { number.value = value } }
    #expect(count == 0, "with \(tokens.count) observers")
}

/// The first set makes room for the value that waits, and for the combination.
private func checkSettingFromCallback() {
    let number = Observable(0)
    let probe = Probe()
    let tokens = [
        number.observe { [number] in if !$0.isMultiple(of: 2) { number.value = $0 + 1 } },
        number.combineLatest(number) { $0 + $1 }.observe { probe.number += $0 },
    ]
    number.value = 1
    let count = AllocationCounter.count { for value in 0..<100 { number.value = value } }
    #expect(count == 0, "with \(tokens.count) observers, one of which sets")
}

private func checkObserving() {
    let probe = Probe()
    func observeOnce() {
        let number = Observable(0)
        number.observe { probe.number += $0 }.cancel()
    }
    // The first also makes the metadata of the generic types.
    observeOnce()
    #expect((1...5).contains(AllocationCounter.count(observeOnce)))
}

nonisolated enum Order: CaseIterable {
    case forward, backward, shuffled

    func arrange(_ indices: [Int]) -> [Int] {
        var random = SeededGenerator(seed: 10)
        return switch self {
        case .forward: indices
        case .backward: indices.reversed()
        case .shuffled: indices.shuffled(using: &random)
        }
    }
}
