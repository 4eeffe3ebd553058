import ArchitectureList
import ArchitectureRules
import NewFeature
import Output

/// What was made for a new feature, and what to do next.
struct NewFeatureSummary {
    private let feature: NewFeature
    private let architectures: [Architecture]

    /// - Parameter architectures: Those that have the feature.
    init(_ feature: NewFeature, in architectures: [Architecture]) {
        self.feature = feature
        self.architectures = architectures
    }

    /// The files, those of an architecture together, then what they share.
    func table(width: Int?) -> String {
        var table = Table(
            columns: [Table.Column("For"), Table.Column("File"), Table.Column("Lines", .right)])
        for owner in architectures.names + [nil] {
            for change in feature.changes where change.owner == owner {
                table.add([
                    owner ?? "shared", change.path,
                    change.isMade ? "new, \(change.addedLines)" : "+\(change.addedLines)",
                ])
            }
            let hasTests = architectures.contains { $0.name == owner && $0.subject.tests != nil }
            if owner != nil, !hasTests {
                table.add([owner ?? "", "no unit tests: it has no logic role", "–"])
            }
        }
        return table.rendered(width: width)
    }

    /// What to type next.
    var advice: String {
        let tests = architectures.compactMap(\.subject.tests) + ["ArchitectureListTests"]
        return """
            Next, build it, and run its scenario, the tests and the rules of the structure:
              swift build -Xswiftc -warnings-as-errors
              swift run triptych scenarios run \(feature.scenario)
              swift test --filter '\(tests.joined(separator: "|"))'
            Then say in \(feature.scenario) what it is to do, and make it do that.
            When it is done, bring the tables up to date: swift run triptych anatomy --update Sources/README.md
            """
    }
}
