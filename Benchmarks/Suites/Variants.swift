import AppContract
import Measuring

/// A panel with another design. What differs between the two comes from the design and not from the pattern.
package struct Variant: Sendable {
    /// The name of its panel.
    package let panel: String
    package let app: NamedApp
    /// Whether it shows a change in the next turn of the main actor, and not at once. It can't be timed and counted then:
    /// the next tap of a benchmark comes in the same turn, and finds a button disabled.
    package let showsLater: Bool

    package init(of panel: String, app: NamedApp, showsLater: Bool = false) {
        self.panel = panel
        self.app = app
        self.showsLater = showsLater
    }
}

/// Each variant beside its panel, on ready values.
@MainActor
package struct VariantSuite {
    private let groups: [(panel: NamedApp, variants: [NamedApp])]
    /// The names of those that can't be measured.
    private let leftOut: [String]

    /// - Parameter panels: Those that have no variant are left out.
    package init(of panels: [NamedApp], _ variants: [Variant]) {
        let variants = variants.filter { panels.map(\.name).contains($0.panel) }
        let measured = variants.filter { !$0.showsLater }
        groups = panels.map { panel in
            (panel, measured.filter { $0.panel == panel.name }.map(\.app))
        }.filter { !$0.variants.isEmpty }
        leftOut = variants.filter(\.showsLater).map(\.app.name)
    }

    /// Says what can't be measured, and why; nil if that is nothing.
    package var note: String? {
        if leftOut.isEmpty { return nil }
        return """
            Not measured: \(leftOut.joined(separator: ", ")). A change is shown in the next turn of the main actor, and an \
            action is over in one. A lower bound: `triptych bench --filter observation`.
            """
    }

    /// Each panel, and its variants after it.
    package var apps: [NamedApp] { groups.flatMap { [$0.panel] + $0.variants } }

    package var benchmarks: [Benchmark] {
        groups.flatMap { panel, variants in
            variants.flatMap { variant in
                Action.suite.map {
                    $0.benchmark(
                        of: [panel, variant], with: .readyValues,
                        suite: "\(variant.name), ready values")
                }
            }
        }
    }

    /// What is counted of all of them.
    package var counted: [Benchmark] {
        Action.suite.map {
            $0.benchmark(of: apps, with: .readyValues, suite: "variants, ready values")
        }
    }
}
