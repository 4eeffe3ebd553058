import Console
import SourceFixtures
import Testing

@testable import ChangeCost

@Suite("What changes cost in variants")
struct VariantCostsTests {
    @Test("A column for each variant, behind the architecture that it is a variant of")
    func tables() {
        let costs = VariantCosts(
            changes: [
                .made(named: "a", number: 1, [("B", ["Presenter": 1]), ("V", ["Presenter": 3])]),
                .made(named: "b", number: 2, [("B", ["Presenter": 2]), ("V", ["Store": 4])]),
                .made(named: "c", number: 3, [("B", ["Presenter": 6])]),
            ],
            pairs: [
                ChangePair(title: "", conflicts: ["B": [], "V": ["c", "d"]]),
                ChangePair(title: "", conflicts: ["B": ["e"]]),
            ], columns: ["B", "V"])
        #expect(
            Document(costs.parts).markdown.hasPrefix(
                """
                | In variants: edits, of these in sources, in tests, files | B | V |
                | --- | ---: | ---: |
                | 01 a | 1, 1, 0, 1 | 3, 3, 0, 1 |
                | 02 b | 2, 2, 0, 1 | 4, 4, 0, 1 |
                | 03 c | 6, 6, 0, 1 | – |
                | median | 2, 2, 0, 1 | 3.5, 3.5, 0, 1 |
                | the middle half | 1.5–4, 1.5–4, 0, 1 | 3.2–3.8, 3.2–3.8, 0, 1 |

                | Two changes in variants, merged | B | V |
                | --- | ---: | ---: |
                | pairs | 2 | 1 |
                | pairs with a conflict | 1 | 1 |
                | files in conflict | 1 | 2 |
                """))
    }

    @Test("An architecture with several authors has a column for each of them")
    func authors() {
        let change = ChangeCosts.made(
            [("B", ["Presenter": 1]), ("V", ["Presenter": 3])],
            others: [[("B", ["Presenter": 2])]])
        let costs = VariantCosts(changes: [change], pairs: [], columns: ["B", "V"])
        #expect(
            Document(costs.parts).markdown.contains(
                """
                 | B, first author | B, second author | V |
                | --- | ---: | ---: | ---: |
                | 01 paint | 1, 1, 0, 1 | 2, 2, 0, 1 | 3, 3, 0, 1 |
                """))
    }

    @Test("Without a solution in a variant, there is nothing to print")
    func empty() {
        #expect(VariantCosts(changes: [], pairs: [], columns: []).parts.isEmpty)
    }
}
