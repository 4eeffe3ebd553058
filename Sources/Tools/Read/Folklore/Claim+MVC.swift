import Anatomy
import ArchitectureRules

extension Claim {
    static let ofMVC = [
        Claim(
            "MVC", "The view controller becomes massive.",
            source: """
                often said, as "Massive View Controller"; first source unknown
                """,
            measure: """
                statements of the longest type, bindings apart, which are a library; holds if MVC's has more than \
                1.5 times as many as each of the others', with child view controllers and with one view controller \
                for the home screen (MVCMassive); if only in one of the two, it can't be said of the pattern
                """
        ) { massiveController(by: $0) },
        Claim(
            "MVC", "It takes the least code.", source: unknownSource,
            measure: "statements; holds if MVC has the fewest"
        ) { evidence in
            let statements = evidence.each(\.size.statements)
            return Judgement(
                statements.isLeast("MVC") ? .holds : .doesNotHold, statements.text("statements"))
        },
        Claim(
            "MVC", "Its logic can't be tested without a screen.", source: unknownSource,
            measure: """
                statements of logic roles, which do without the toolkit; holds if MVC has none and the others have some
                """
        ) { evidence in
            let logic = evidence.each(\.logicStatements)
            let none = logic.values.filter { $0.figure == 0 }.map(\.name)
            return Judgement(
                none == ["MVC"] ? .holds : .doesNotHold, logic.text("statements of logic roles"))
        },
        easyToIterate(of: "MVC"),
    ]

    /// Whether a home screen has child view controllers is up to the design. So it is judged with and without.
    private static func massiveController(by evidence: Evidence) -> Judgement {
        let longest = evidence.each { $0.longestOwnType?.figure }
        let names = evidence.anatomy.architectures.compactMap { $0.longestOwnType?.name }
        let text = longest.text("statements") + " (\(names.joined(separator: ", ")))"
        let isMassive = longest.isFarMost("MVC")
        let verdict: ClaimVerdict = isMassive ? .holds : .doesNotHold
        guard let type = evidence.anatomy.massiveMVC?.longestOwnType else {
            return Judgement(verdict, text)
        }
        let massive = SideBySide(
            longest.values.map { $0.name == "MVC" ? ("MVC", Double(type.figure)) : $0 })
        return Judgement(
            massive.isFarMost("MVC") == isMassive ? verdict : .cannotBeSaid,
            text + "; MVCMassive \(type.figure) (\(type.name))")
    }
}

extension ArchitectureFigures {
    /// The longest type outside the bindings.
    fileprivate var longestOwnType: Extreme? {
        Extreme.greatest(
            features.filter { $0.name != "Binding" }.compactMap(\.size.longestType))
    }

    fileprivate var logicStatements: Int {
        roles.filter { Role(rawValue: $0.name).map(Role.tested.contains) == true }
            .map(\.size.statements).reduce(0, +)
    }
}
