import Output

/// A common claim about an architecture, with what is measured and the rule that judges it.
struct Claim: Sendable {
    let architecture: String
    let text: String
    /// The first known source.
    var source = "often said; first source unknown"
    let measure: String
    let rule: Rule
    /// The figures that judge it, and those that are only shown.
    let figures: @Sendable (Evidence) -> [Figure]

    static let all = ofMVC + ofMVP + ofMVVM + ofVIPER
}

/// When a claim holds: how the figure of its architecture compares with those of the others.
///
/// Less than 1.5 times, or 5 points, is no difference: between programs of one author, it may be chance.
enum Rule: Sendable {
    case least, leastOrMost, farMost, farMostOrFarFromIt, farLeastOrFarFromIt, pointsAbove
    /// It has none, and the others have some.
    case aloneWithout
    /// It is judged by its own figure.
    case nothing, moreThanHalf

    /// The rule in words, for the end of a sentence.
    var text: String {
        let far = "more than 1.5 times as much as"
        return switch self {
        case .least: "holds if it has the least"
        case .leastOrMost: "holds if it has the least, does not hold if it has the most"
        case .farMost: "holds if it has \(far) each of the others"
        case .farMostOrFarFromIt:
            "holds if it has \(far) each of the others, does not hold if another has \(far) it"
        case .farLeastOrFarFromIt:
            "holds if each of the others has \(far) it, does not hold if it has \(far) another"
        case .pointsAbove:
            "holds if it is at least 5 points above each of the others, does not hold if another is as much above it"
        case .aloneWithout: "holds if it has none and the others have some"
        case .nothing: "holds if that is nothing"
        case .moreThanHalf: "holds if that is more than half as much"
        }
    }

    private func verdict(on own: Double, among others: [Double]) -> ClaimVerdict {
        func isFar(_ more: Double, above less: Double) -> Bool { more > 1.5 * less }
        return switch self {
        case .least: ClaimVerdict(others.allSatisfy { own < $0 })
        case .leastOrMost:
            ClaimVerdict(others.allSatisfy { own < $0 }, not: others.allSatisfy { own > $0 })
        case .farMost: ClaimVerdict(others.allSatisfy { isFar(own, above: $0) })
        case .farMostOrFarFromIt:
            ClaimVerdict(
                others.allSatisfy { isFar(own, above: $0) },
                not: others.contains { isFar($0, above: own) })
        case .farLeastOrFarFromIt:
            ClaimVerdict(
                others.allSatisfy { isFar($0, above: own) },
                not: others.contains { isFar(own, above: $0) })
        case .pointsAbove:
            ClaimVerdict(
                others.allSatisfy { own - $0 >= 0.05 }, not: others.contains { $0 - own >= 0.05 })
        case .aloneWithout: ClaimVerdict(own == 0 && others.allSatisfy { $0 > 0 })
        case .nothing: ClaimVerdict(own == 0)
        case .moreThanHalf: ClaimVerdict(own > 0.5)
        }
    }

    /// The verdict of all figures; if they disagree, it can't be decided.
    func verdict(on name: String, by figures: [Figure]) -> ClaimVerdict {
        let verdicts = figures.filter(\.judges).map { figure in
            let others = figure.values.filter { $0.key != name }.map(\.value)
            return figure.values[name].map { verdict(on: $0, among: others) } ?? .cannotBeSaid
        }
        return Set(verdicts).count == 1 ? verdicts[0] : .cannotBeSaid
    }
}

enum ClaimVerdict: String, Sendable {
    /// It holds in this code base, which shows little about others.
    case holds = "holds here"
    case doesNotHold = "does not hold here"
    case cannotBeSaid = "can't be decided from these figures"

    /// - Parameter fails: Whether the claim does not hold; nil for the opposite of `holds`.
    init(_ holds: Bool, not fails: Bool? = nil) {
        self = holds ? .holds : fails ?? true ? .doesNotHold : .cannotBeSaid
    }

    var sign: VerdictSign {
        switch self {
        case .holds: .holds
        case .doesNotHold: .fails
        case .cannotBeSaid: .unknown
        }
    }
}
