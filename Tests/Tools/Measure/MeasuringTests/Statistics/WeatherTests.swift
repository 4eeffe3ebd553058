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
        let result = try BookedRun(book: book, processes: 30, rounds: 20).measure([
            Benchmark(suite: "suite", name: "work", subjects: subjects)
        ])[0]
        let comparisons = (1...3).map { Comparison(logRatios: result.logRatios(ofSubject: $0)) }
        #expect(
            Comparison.verdicts(of: comparisons) == [.noDifferenceShown, .slower, .faster])
        for (comparison, truth) in zip(comparisons, truths.dropFirst()) {
            #expect(abs(comparison.ratio / truth - 1) < 0.01)
        }
    }
}
