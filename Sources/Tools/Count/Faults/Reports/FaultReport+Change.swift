import Console

extension FaultReport {
    /// The faults in the statements of a change, in one architecture.
    typealias ChangeRow = (title: String, outcomes: [FaultOutcome])

    /// Says who catches the faults in the statements of a change.
    ///
    /// - Parameter number: The number of the change.
    static func document(ofChange number: Int, rows: [ChangeRow]) -> Document {
        let columns = [
            "faults", Finder.unitTests.title, "all unit tests", "scenarios or leak check",
            Finder.exploration.title, "nothing",
        ]
        let table = Table(
            "Faults in change \(number), caught by", figures: columns,
            rows: rows.map { title, outcomes in
                [title, outcomes.noticeable.count]
                    + [[.unitTests], allUnitTests, scenarios, [.exploration]].map {
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
