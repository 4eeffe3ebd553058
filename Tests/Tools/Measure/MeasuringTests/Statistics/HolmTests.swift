import Testing

@testable import Measuring

@Suite("Holm")
struct HolmTests {
    @Test(
        "The adjusted p-values are those of R's p.adjust, in the order given",
        arguments: [
            ([0.01, 0.04, 0.03, 0.005], [0.03, 0.06, 0.06, 0.02]),
            ([0.005, 0.01, 0.03, 0.04], [0.02, 0.03, 0.06, 0.06]),
            ([0.01, 0.02, 0.03, 0.04, 0.05], [0.05, 0.08, 0.09, 0.09, 0.09]),
            ([0.5, 0.001, 0.9], [1, 0.003, 1]),
        ])
    func workedExamples(pValues: [Double], expected: [Double]) {
        for (adjusted, expected) in zip(Holm.adjusted(pValues), expected) {
            #expect(abs(adjusted - expected) < 1e-15)
        }
    }
}
