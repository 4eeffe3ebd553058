import SourceFixtures
import Testing

@testable import Folklore

@Suite("Folklore of testing")
struct FolkloreFaultTests {
    @Test(
        "It is the most testable if its unit tests catch 5 points more than all others'",
        arguments: [
            (0.95, ClaimVerdict.holds), (0.76, .holds), (0.74, .cannotBeSaid),
            (0.66, .cannotBeSaid), (0.64, .doesNotHold),
        ])
    func mostTestable(caught: Double, expected: ClaimVerdict) throws {
        let judgement = try judgement(
            by: ["MVC": 0, "MVP": 0.6, "MVVM": 0.7, "VIPER": caught].map { name, caught in
                Evidence.CaughtFaults(architecture: name, share: caught)
            })
        #expect(judgement.verdict == expected)
        #expect(judgement.figures.contains("MVVM 70.0 %"))
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
