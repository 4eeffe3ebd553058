import Anatomy
import ArchitectureRules
import ChangeCost
import Measuring
import Output

/// The evidence that claims are judged by.
package struct Evidence: Sendable {
    let anatomy: AnatomyFigures
    /// How many messages five actions take, by architecture; empty without traces.
    let messages: [String: Int]
    /// Without blocks if these can't be counted.
    let openScreens: [CountedBenchmark]
    let changes: [ChangeCosts]
    /// The share of all faults that the unit tests catch, by architecture; empty if not all have been tried.
    let caughtFaults: [String: Double]

    package init(
        anatomy: AnatomyFigures, messages: [String: Int] = [:],
        openScreens: [CountedBenchmark] = [], changes: [ChangeCosts] = [],
        caughtFaults: [String: Double] = [:]
    ) {
        self.anatomy = anatomy
        self.messages = messages
        self.openScreens = openScreens
        self.changes = changes
        self.caughtFaults = caughtFaults
    }
}

/// A figure of each architecture that has it.
struct Figure: Sendable {
    /// Such as `types: MVP 17, MVVM 25, VIPER 31`.
    var text: String
    /// By the name of the architecture.
    let values: [String: Double]
    /// What is shown if the judged architecture has no figure.
    var absence = "there are no figures of it"
    /// Whether it judges the claim, or is only shown.
    var judges = true
}

extension Evidence {
    /// A figure of each architecture.
    func each(
        _ title: String, absence: String = "there are no figures of it",
        format: (Double) -> String = { $0.formatted(places: $0 == $0.rounded() ? 0 : 1) },
        judges: Bool = true, _ value: (ArchitectureFigures) -> Double?
    ) -> Figure {
        let values = anatomy.architectures.compactMap { architecture in
            value(architecture).map { (architecture.name, $0) }
        }
        let texts = values.map { "\($0) \(format($1))" }
        return Figure(
            text: "\(title): \(texts.joined(separator: ", "))",
            values: Dictionary(uniqueKeysWithValues: values), absence: absence, judges: judges)
    }

    /// A whole figure of each architecture.
    func each(
        _ title: String, judges: Bool = true, _ value: (ArchitectureFigures) -> Int?
    ) -> Figure {
        each(title, judges: judges) { value($0).map(Double.init) }
    }

    /// The statements of one type of each architecture, with its name.
    func statements(of type: (ArchitectureFigures) -> Extreme?) -> Figure {
        var figure = each("statements") { type($0)?.figure }
        let names = anatomy.architectures.compactMap { type($0)?.name }
        figure.text += " (\(names.joined(separator: ", ")))"
        return figure
    }

    /// The mean of a figure over the changes.
    func meanOfChanges(
        _ title: String, where isCounted: (ArchitectureFigures) -> Bool = { _ in true },
        _ value: (PatchCost) -> Double?
    ) -> Figure {
        each(title, absence: "there are no figures of changes") { figures in
            guard isCounted(figures) else { return nil }
            let values = changes.compactMap { $0[figures.name].flatMap(value) }
            return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        }
    }

    /// The feature with the most statements in all architectures together.
    var largestFeature: String {
        let features = anatomy.architectures.flatMap(\.sharedFeatures)
        let statements = Dictionary(grouping: features, by: \.name)
            .mapValues { $0.map(\.size.statements).reduce(0, +) }
        return statements.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }
}

extension ArchitectureFigures {
    /// The longest type outside the bindings.
    var longestOwnType: Extreme? {
        Extreme.greatest(
            features.filter { $0.name != ArchitectureSources.binding }.compactMap(
                \.size.longestType))
    }

    var longestLogic: Extreme? { Extreme.greatest(logic.compactMap(\.size.longestType)) }

    var logicStatements: Int { logic.map(\.size.statements).reduce(0, +) }

    /// The roles that decide and do the business.
    private var logic: [Part] { roles.filter { Role(rawValue: $0.name)?.isTested == true } }

    /// The features that a person knows: not the app itself, `Base` or `Binding`.
    fileprivate var sharedFeatures: [Part] {
        features.filter { !["", "Base", ArchitectureSources.binding].contains($0.name) }
    }

    func meanOfFeatures(_ figure: (SizeFigures) -> Int) -> Double {
        let figures = sharedFeatures.map { figure($0.size) }
        return figures.isEmpty ? 0 : Double(figures.reduce(0, +)) / Double(figures.count)
    }

    /// The statements of the longest type that does the work of a feature.
    func longestType(for feature: String) -> Int? {
        let folder = folder(of: feature) ?? feature
        return features.first { $0.name == folder }?.size.longestType?.figure
    }

    var hasSeveralRoles: Bool { roles.count { Role(rawValue: $0.name) != nil } > 1 }

    /// Whether no feature is done by the files of another.
    var hasFolderForEach: Bool { Structure.features.allSatisfy { folder(of: $0) == nil } }

    /// References between roles without a protocol. Wireframes are left out: they assemble.
    var directReferences: Int {
        let direct = Set(Role.allCases).subtracting([.view, .contract, .wireframe]).map(\.rawValue)
        return references.filter {
            $0.from != $0.to && direct.contains($0.from) && direct.contains($0.to)
        }.map(\.count).reduce(0, +)
    }
}

extension TestFigures {
    func perSuite(_ figure: (TestFigures) -> Int) -> Double? {
        suites == 0 ? nil : Double(figure(self)) / Double(suites)
    }
}
