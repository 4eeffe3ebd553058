import Anatomy
import ArchitectureRules
import ChangeCost

extension Claim {
    static let ofMVC = [
        // Child view controllers of a home screen are a matter of design, so the claim is judged with and without them.
        Claim(
            architecture: "MVC", text: "The view controller becomes massive.",
            source: "often said, as \"Massive View Controller\"; first source unknown",
            measure: """
                statements of the longest type, bindings apart, which are a library, with child view controllers \
                and with one view controller for the home screen (MVCMassive), which must agree
                """, rule: .farMost
        ) { evidence in
            let longest = evidence.statements(of: \.longestOwnType)
            guard let massive = evidence.anatomy.massiveMVC?.longestOwnType else {
                return [longest]
            }
            return [
                longest,
                Figure(
                    text: "MVCMassive \(massive.figure) (\(massive.name))",
                    values: longest.values.merging(["MVC": Double(massive.figure)]) { $1 }),
            ]
        },
        Claim(
            architecture: "MVC", text: "It takes the least code.", measure: "statements",
            rule: .least
        ) { [$0.each("statements", \.size.statements)] },
        Claim(
            architecture: "MVC", text: "Its logic can't be tested without a screen.",
            measure: "statements of logic roles, which do without the toolkit", rule: .aloneWithout
        ) { [$0.each("statements of logic roles", \.logicStatements)] },
        Claim(
            architecture: "MVC", text: "It is easy to iterate.",
            measure: """
                statements that a change adds and removes, as by `triptych change`, the mean over all changes
                """, rule: .farLeastOrFarFromIt
        ) { [$0.meanOfChanges("statements of a change") { Double($0.statements.total) }] },
    ]
}
