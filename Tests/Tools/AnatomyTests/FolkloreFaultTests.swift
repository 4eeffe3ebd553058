import Testing

@testable import Anatomy

@Suite("Folklore of testing")
struct FolkloreFaultTests {
    @Test(
        "It is the most testable if its unit tests catch more than all others', as intervals show",
        arguments: [(95, ClaimVerdict.holds), (75, .cannotBeSaid), (40, .doesNotHold)])
    func mostTestable(caught: Int, expected: ClaimVerdict) throws {
        let judgement = try judgement(
            by: ["MVC": 0, "MVP": 60, "MVVM": 70, "VIPER": caught].map { name, caught in
                Evidence.CaughtFaults(
                    architecture: name, share: try #require(WilsonInterval(caught, of: 100)))
            })
        #expect(judgement.verdict == expected)
        #expect(judgement.figures.contains("MVVM 70.0 % (60.4–78.1)"))
    }

    @Test("While not all faults have been tried, it says how to try them")
    func untried() throws {
        let judgement = try judgement(by: [])
        #expect(judgement.verdict == .cannotBeSaid)
        #expect(
            judgement.figures == "there are no figures of faults; `triptych faults` tries them")
    }

    private func judgement(by shares: [Evidence.CaughtFaults]) throws -> Claim.Judgement {
        let claim = FolkloreReport.claims.first { $0.text == "It is the most testable." }
        return try #require(claim).judged(
            by: Evidence(anatomy: MadeSources().figures, caughtFaults: shares))
    }
}
