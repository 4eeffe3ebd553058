import AppContract
import ArchitectureList
import Console
import MVC
import MVP
import MVVM
import VIPER

/// The apps of the architectures that are built into this program. No other module contains an architecture.
package enum Apps {
    /// The apps, in the order of ``Architecture/known``.
    package static let all =
        [
            NamedApp(name: "MVC", app: MVCApp.self),
            NamedApp(name: "MVP", app: MVPApp.self),
            NamedApp(name: "MVVM", app: MVVMApp.self),
            NamedApp(name: "VIPER", app: VIPERApp.self),
        ] + variants

    /// Whether the variants are built into this program.
    package static var hasVariants: Bool { !variants.isEmpty }
}

extension Architecture {
    /// Its app; nil if it is a variant, and this program was built without the variants.
    package var namedApp: NamedApp? { Apps.all.first { $0.name == name } }

    /// Its app. Throws if it is a variant, and this program was built without the variants.
    @MainActor package var app: any App.Type {
        get throws(UsageError) { try [self].apps[0].app }
    }
}

extension [Architecture] {
    /// The apps, in the same order. Throws if one is a variant, and this program was built without the variants.
    package var apps: [NamedApp] {
        get throws(UsageError) {
            var apps: [NamedApp] = []
            for architecture in self {
                guard let app = architecture.namedApp else {
                    throw BuildMode.lacks(variant: architecture.name)
                }
                apps.append(app)
            }
            return apps
        }
    }
}
