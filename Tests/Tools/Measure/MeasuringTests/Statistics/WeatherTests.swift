import Measuring
import Testing

@Suite("Verdicts on made machines")
@MainActor
struct WeatherTests {
    @Test(
        "A difference of 3 % is found, and none is made up, in any weather",
        arguments: Weather.allCases)
    func verdicts(weather: Weather) throws {
        let book = WorkBook()
        let truths = [1, 1, 1.03, 1 / 1.03]
        let subjects = truths.enumerated().map { number, truth in
            book.subject("\(number)") { 0.0001 * truth * weather.factor(ofTurn: $0) }
        }
        let work = Benchmark(suite: "suite", name: "work", subjects: subjects)
        let comparisons = try work.pairs.map { pair in
            let result = try book.measure([pair], processes: 30, rounds: 20)[0]
            return RatioEstimate(logRatios: result.logRatios(ofSubject: 1))
        }
        #expect(
            RatioEstimate.verdicts(of: comparisons) == [.noDifferenceShown, .slower, .faster])
        for (comparison, truth) in zip(comparisons, truths.dropFirst()) {
            #expect(abs(comparison.ratio / truth - 1) < 0.01)
        }
    }
}

/// What disturbs the turns on a made machine: the same for the same number of the turn.
enum Weather: CaseIterable {
    /// Each turn takes as long as it should.
    case still
    /// Each turn is off by 2 % or so, one way or the other.
    case noise
    /// Noise, and each turn takes longer than the one before, up to 80 %, until the machine recovers.
    case drift
    /// Noise, and one turn in ten takes 50 times as long.
    case spikes
    /// Noise, and every other turn or so takes a third longer.
    case twoModes

    /// How many times as long as it should the turn of this number takes.
    func factor(ofTurn number: Int) -> Double {
        var generator = SeededGenerator(seed: UInt64(number))
        let noise = 1 + 0.02 * Spread.normal.figure(&generator)
        let share = Double.random(in: 0..<1, using: &generator)
        return switch self {
        case .still: 1
        case .noise: noise
        case .drift: noise * (1 + 0.01 * Double(number % 80))
        case .spikes: noise * (share < 0.1 ? 50 : 1)
        case .twoModes: noise * (share < 0.5 ? 4 / 3 : 1)
        }
    }
}
