import Measuring
import Reporting

/// What was measured of one app doing one action.
struct BenchmarkFigures: Encodable {
    /// What was done.
    let action: String
    /// Who did it.
    let app: String
    /// The seconds for one action, as the median of the rounds.
    let seconds: Double
    /// The seconds for one action, round by round.
    let turns: [Double]
    /// The ratio to the reference.
    let ratio: Quantiles

    init(of result: BenchmarkResult, subject index: Int) {
        action = result.benchmark
        app = result.subjects[index]
        turns = result.seconds[index]
        seconds = Quantiles(of: turns).median
        ratio = Quantiles(of: result.ratios(ofSubject: index))
    }

    /// The ratio with half the width of its middle half.
    var ratioText: String {
        let spread = (ratio.upper - ratio.lower) / 2
        return "\(ratio.median.formatted(places: 2)) ±\(spread.formatted(places: 2))"
    }

    /// The time with three digits in the unit that suits it.
    var time: String {
        switch seconds {
        case ..<1e-6: "\((seconds * 1e9).formatted(digits: 3)) ns"
        case ..<1e-3: "\((seconds * 1e6).formatted(digits: 3)) µs"
        case ..<1: "\((seconds * 1e3).formatted(digits: 3)) ms"
        default: "\(seconds.formatted(digits: 3)) s"
        }
    }
}
