import Console

extension FaultReport {
    /// Says who catches the faults in the statements of a change.
    ///
    /// - Parameter number: The number of the change.
    func document(ofChange number: Int) -> Document {
        let columns = [
            "faults", Finder.unitTests.title, "all unit tests", "scenarios or leak check",
            Finder.exploration.title, "nothing",
        ]
        let table = Table(
            "Faults in change \(number), caught by", figures: columns,
            rows: architectures.map { name in
                let outcomes = outcomes(of: name)
                return [name, outcomes.noticeable.count]
                    + [[.unitTests], [.unitTests, .screenTests], Self.scenarios, [.exploration]].map
                {
                    outcomes.caughtText(by: $0)
                } + [outcomes.count(where: \.isMissed)]
            })
        return Document([
            .table(table),
            .text(
                "These faults are in the statements and declarations that the change adds or edits. A fault that several kinds "
                    + "of tests catch is counted in each of their columns. Some of those that nothing catches may be faults "
                    + "that nobody can notice."),
        ])
    }
}
