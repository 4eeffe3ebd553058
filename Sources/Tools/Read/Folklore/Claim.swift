import Anatomy
import ChangeCost
import Measuring
import Output
import Traces

/// A common claim about an architecture, with what is measured and the rule that judges it.
struct Claim: Sendable {
    let architecture: String
    let text: String
    /// The first known source.
    var source = "often said; first source unknown"
    let measure: String
    let rule: Rule
    /// The figures that judge it, and those that are only shown.
    let figures: @Sendable (Evidence) -> [Figure]

    static let all = ofMVC + ofMVP + ofMVVM + ofVIPER
}

/// A figure of each architecture that has it.
struct Figure: Sendable {
    /// Such as `types: MVP 17, MVVM 25, VIPER 31`.
    var text: String
    /// By the name of the architecture.
    var values: [String: Double]
    /// What is said if the architecture that is judged has none.
    var absence = "there are no figures of it"
    /// Whether it judges the claim, or is only shown.
    var judges = true

    var onlyShown: Figure {
        var figure = self
        figure.judges = false
        return figure
    }
}

/// All that claims are judged by.
package struct Evidence: Sendable {
    let anatomy: AnatomyFigures
    /// The messages of each action, by architecture; empty without traces.
    let messages: [String: [ActionMessages]]
    /// Without blocks if these can't be counted.
    let openScreens: [CountedBenchmark]
    let changes: [ChangeCosts]
    /// The share of all faults that the unit tests catch, by architecture; empty if not all have been tried.
    let caughtFaults: [String: Double]

    package init(
        anatomy: AnatomyFigures, messages: [String: [ActionMessages]] = [:],
        openScreens: [CountedBenchmark] = [], changes: [ChangeCosts] = [],
        caughtFaults: [String: Double] = [:]
    ) {
        self.anatomy = anatomy
        self.messages = messages
        self.openScreens = openScreens
        self.changes = changes
        self.caughtFaults = caughtFaults
    }

    /// A figure of each architecture.
    func each(
        _ title: String,
        format: (Double) -> String = { $0.formatted(places: $0 == $0.rounded() ? 0 : 1) },
        _ value: (ArchitectureFigures) -> Double?
    ) -> Figure {
        let values = anatomy.architectures.compactMap { architecture in
            value(architecture).map { (architecture.name, $0) }
        }
        let texts = values.map { "\($0) \(format($1))" }
        return Figure(
            text: "\(title): \(texts.joined(separator: ", "))",
            values: Dictionary(uniqueKeysWithValues: values))
    }

    /// A whole figure of each architecture.
    func each(_ title: String, _ value: (ArchitectureFigures) -> Int?) -> Figure {
        each(title) { value($0).map(Double.init) }
    }
}
