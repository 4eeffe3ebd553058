import Output

/// What is said of testing, judged by faults made on purpose.
extension Claim {
    static func mostTestable(_ name: String, source: String) -> Claim {
        Claim(
            name, "It is the most testable.", source: source,
            measure: """
                the share that unit tests, which do without a screen, catch of all faults made on purpose that compile, \
                as by `triptych faults`: in every role, so that logic without unit tests counts; holds if \(name)'s is \
                at least 5 points above each of the others', does not hold if another's is as much above it
                """
        ) { evidence in
            let shares = evidence.caughtFaults
            let others = shares.filter { $0.architecture != name }.map(\.share)
            guard let own = shares.first(where: { $0.architecture == name })?.share, !others.isEmpty
            else { return .missing("faults; `triptych faults` tries them") }
            let isBest = others.allSatisfy { own - $0 >= margin }
            let isWorse = others.contains { $0 - own >= margin }
            let figures = shares.map {
                "\($0.architecture) \($0.share.formattedAsPercentage(places: 1))"
            }
            return Judgement(
                isBest ? .holds : isWorse ? .doesNotHold : .cannotBeSaid,
                "caught by unit tests: \(figures.joined(separator: ", "))")
        }
    }

    /// A smaller difference, between programs of one author, says nothing.
    private static let margin = 0.05
}
