import AppContract
import Measuring

/// A panel with another design. What differs between the two comes from the design and not from the pattern.
package struct Variant: Sendable {
    /// The name of its panel.
    package let panel: String
    package let app: NamedApp

    package init(of panel: String, app: NamedApp) {
        self.panel = panel
        self.app = app
    }
}

/// Each variant beside its panel, on ready values.
@MainActor
package struct VariantSuite {
    private let groups: [(panel: NamedApp, variants: [NamedApp])]

    /// - Parameter panels: Those that have no variant are left out.
    package init(of panels: [NamedApp], _ variants: [Variant]) {
        groups = panels.map { panel in
            (panel, variants.filter { $0.panel == panel.name }.map(\.app))
        }.filter { !$0.variants.isEmpty }
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
