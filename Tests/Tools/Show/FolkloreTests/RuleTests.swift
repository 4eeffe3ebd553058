import Testing

@testable import Folklore

@Suite("Rules of claims")
struct RuleTests {
    @Test(
        "A rule compares the figure of one with those of the others, 20 and 30",
        arguments: [
            (Rule.least, 19.0, ClaimVerdict.holds), (.least, 20, .doesNotHold),
            (.leastOrMost, 19, .holds), (.leastOrMost, 25, .cannotBeSaid),
            (.leastOrMost, 31, .doesNotHold),
            (.farMost, 46, .holds), (.farMost, 45, .doesNotHold),
            (.farMostOrFarFromIt, 46, .holds), (.farMostOrFarFromIt, 20, .cannotBeSaid),
            (.farMostOrFarFromIt, 19, .doesNotHold),
            (.farLeastOrFarFromIt, 13, .holds), (.farLeastOrFarFromIt, 30, .cannotBeSaid),
            (.farLeastOrFarFromIt, 31, .doesNotHold),
            (.pointsAbove, 30.06, .holds), (.pointsAbove, 30.04, .cannotBeSaid),
            (.pointsAbove, 29.94, .doesNotHold),
            (.aloneWithout, 0, .holds), (.aloneWithout, 1, .doesNotHold),
            (.nothing, 0, .holds), (.nothing, 1, .doesNotHold),
            (.moreThanHalf, 0.51, .holds), (.moreThanHalf, 0.5, .doesNotHold),
        ])
    func comparison(rule: Rule, own: Double, expected: ClaimVerdict) {
        let figure = Figure(text: "", values: ["MVC": 20, "MVVM": 30, "VIPER": own])
        #expect(rule.verdict(on: "VIPER", by: [figure]) == expected)
    }

    @Test(
        "Figures that disagree, or one that is missing, show nothing; one that is only shown is not judged"
    )
    func severalFigures() {
        let few = Figure(text: "", values: ["MVC": 2, "MVP": 1])
        let many = Figure(text: "", values: ["MVC": 2, "MVP": 3])
        let other = Figure(text: "", values: ["MVC": 2])
        let shown = Figure(text: "", values: ["MVC": 2, "MVP": 3], judges: false)
        #expect(Rule.least.verdict(on: "MVP", by: [few, few]) == .holds)
        #expect(Rule.least.verdict(on: "MVP", by: [few, many]) == .cannotBeSaid)
        #expect(Rule.least.verdict(on: "MVP", by: [few, other]) == .cannotBeSaid)
        #expect(Rule.least.verdict(on: "MVP", by: [few, shown]) == .holds)
    }
}
