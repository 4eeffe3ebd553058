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

    @Test("No p-value gets less, none gets more than 1, and their order stays")
    func bounds() {
        var generator = SeededGenerator(seed: 1)
        let pValues = (0..<50).map { _ in Double.random(in: 0...0.1, using: &generator) }
        let adjusted = Holm.adjusted(pValues)
        #expect(zip(pValues, adjusted).allSatisfy { $0 <= $1 && $1 <= 1 })
        let inOrder = pValues.indices.sorted { pValues[$0] < pValues[$1] }.map { adjusted[$0] }
        #expect(inOrder == inOrder.sorted())
    }
}
