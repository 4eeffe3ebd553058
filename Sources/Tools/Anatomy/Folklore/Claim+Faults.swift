/// What is said of testing, judged by faults made on purpose.
extension Claim {
    static func mostTestable(_ name: String, source: String) -> Claim {
        Claim(
            name, "It is the most testable.", source: source,
            measure: """
                the share of faults made on purpose that unit tests catch, which do without a screen, as by \
                `triptych faults`, bindings apart, which are a library; holds if \(name)'s 95 % interval lies above \
                each of the others', does not hold if it lies below another's
                """
        ) { evidence in
            let shares = evidence.caughtFaults
            let others = shares.filter { $0.architecture != name }.map(\.share)
            guard let own = shares.first(where: { $0.architecture == name })?.share, !others.isEmpty
            else { return .missing("faults; `triptych faults` tries them") }
            let isBest = others.allSatisfy { $0.upper < own.lower }
            let isWorse = others.contains { own.upper < $0.lower }
            return Judgement(
                isBest ? .holds : isWorse ? .doesNotHold : .cannotBeSaid,
                "caught by unit tests: "
                    + shares.map { "\($0.architecture) \($0.share.text)" }.joined(separator: ", "))
        }
    }
}
