import Anatomy
import ArchitectureRules
import ChangeCost
import Measuring
import Output
import Traces

/// The figures that some claims are judged by.
extension Evidence {
    /// The statements of one type of each architecture, with its name.
    func statements(of type: (ArchitectureFigures) -> Extreme?) -> Figure {
        var figure = each("statements") { type($0)?.figure }
        let names = anatomy.architectures.compactMap { type($0)?.name }
        figure.text += " (\(names.joined(separator: ", ")))"
        return figure
    }

    var openBlocks: Figure {
        var figure = each("heap blocks, of \(openScreens.count) screens together") { architecture in
            let blocks = openScreens.compactMap { $0.counts(of: architecture.name)?.blocksLeft }
            return blocks.isEmpty ? nil : blocks.reduce(0, +)
        }
        figure.absence = "heap blocks can't be counted on this machine"
        return figure
    }

    var messagesOfAllActions: Figure {
        var figure = each("messages of all actions together") { architecture in
            messages[architecture.name].map { $0.map(\.messages).reduce(0, +) }
        }
        figure.absence = "for messages add --hops"
        return figure
    }

    var faultsCaughtByUnitTests: Figure {
        var figure = each(
            "caught by unit tests", format: { $0.formattedAsPercentage(places: 1) }
        ) { caughtFaults[$0.name] }
        figure.absence = "there are no figures of faults; `triptych faults` tries them"
        return figure
    }

    /// The mean of a figure over the changes.
    func meanOfChanges(
        _ title: String, where isCounted: (ArchitectureFigures) -> Bool = { _ in true },
        _ value: (PatchCost) -> Double?
    ) -> Figure {
        var figure = each(title) { figures in
            guard isCounted(figures) else { return nil }
            let values = changes.compactMap { $0[figures.name].flatMap(value) }
            return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        }
        figure.absence = "there are no figures of changes"
        return figure
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
            features.filter { $0.name != "Binding" }.compactMap(\.size.longestType))
    }

    var longestLogic: Extreme? { Extreme.greatest(logic.compactMap(\.size.longestType)) }

    var logicStatements: Int { logic.map(\.size.statements).reduce(0, +) }

    /// The roles that decide and do the business.
    private var logic: [Part] { roles.filter { Role(rawValue: $0.name)?.isTested == true } }

    /// The features that a person knows: not the app itself, `Base` or `Binding`.
    fileprivate var sharedFeatures: [Part] {
        features.filter { !["", "Base", "Binding"].contains($0.name) }
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

    /// References between roles that go by no protocol. Wireframes are left out: they assemble.
    var directReferences: Int {
        let direct = Set(Role.allCases).subtracting([.view, .contract, .wireframe]).map(\.rawValue)
        return references.filter {
            $0.from != $0.to && direct.contains($0.from) && direct.contains($0.to)
        }.map(\.count).reduce(0, +)
    }
}

extension TestFigures {
    func perSuite(_ figure: (TestFigures) -> Int) -> Double {
        suites == 0 ? 0 : Double(figure(self)) / Double(suites)
    }
}
