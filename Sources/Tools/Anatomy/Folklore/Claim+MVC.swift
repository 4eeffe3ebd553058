extension Claim {
    static let ofMVC = [
        Claim(
            "MVC", "The view controller becomes massive.",
            source: """
                often said, as "Massive View Controller"; first source unknown
                """,
            measure: """
                statements of the longest type, bindings apart, which are a library; holds if MVC's has more than \
                1.5 times as many as each of the others'
                """
        ) { evidence in
            let longest = evidence.each { $0.longestOwnType?.figure }
            let names = evidence.anatomy.architectures.compactMap { $0.longestOwnType?.name }
            return Judgement(
                longest.isFarMost("MVC") ? .holds : .doesNotHold,
                longest.text("statements") + " (\(names.joined(separator: ", ")))")
        },
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
