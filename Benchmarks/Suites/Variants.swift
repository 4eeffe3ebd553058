import AppContract
import MVCMassive
import MVPOneController
import MVVMHandlers
import MVVMObservation
import Measuring

/// A panel with another design. What differs between the two comes from the design and not from the pattern.
package struct Variant: Sendable {
    /// The name of its panel.
    package let panel: String
    package let app: NamedApp

    package static let all = [
        Variant(panel: "MVC", app: NamedApp(name: "MVCMassive", app: MVCMassive.MVCApp.self)),
        Variant(
            panel: "MVP", app: NamedApp(name: "MVPOneController", app: MVPOneController.MVPApp.self)
        ),
        Variant(panel: "MVVM", app: NamedApp(name: "MVVMHandlers", app: MVVMHandlers.MVVMApp.self)),
        Variant(
            panel: "MVVM", app: NamedApp(name: "MVVMObservation", app: MVVMObservation.MVVMApp.self)
        ),
    ]
}

/// Each variant beside its panel, on ready values.
@MainActor
package enum VariantSuite {
    /// - Parameter panels: Those that have no variant are left out.
    package static func benchmarks(of panels: [NamedApp]) -> [Benchmark] {
        pairs(of: panels).flatMap { panel, variant in
            Action.suite.map {
                $0.benchmark(
                    of: [panel, variant], with: .readyValues, suite: "\(variant.name), ready values"
                )
            }
        }
    }

    /// What is counted of all of them.
    package static func counted(of panels: [NamedApp]) -> [Benchmark] {
        let apps = self.apps(of: panels)
        return Action.suite.map {
            $0.benchmark(of: apps, with: .readyValues, suite: "variants, ready values")
        }
    }

    /// Each panel, and its variants after it.
    package static func apps(of panels: [NamedApp]) -> [NamedApp] {
        panels.flatMap { panel in
            let variants = Variant.all.filter { $0.panel == panel.name }.map(\.app)
            return variants.isEmpty ? [] : [panel] + variants
        }
    }

    private static func pairs(of panels: [NamedApp]) -> [(NamedApp, NamedApp)] {
        panels.flatMap { panel in
            Variant.all.filter { $0.panel == panel.name }.map { (panel, $0.app) }
        }
    }
}
