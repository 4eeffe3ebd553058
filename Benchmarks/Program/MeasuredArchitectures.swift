import AppContract
import Apps
import ArchitectureList
import Benchmarks
import Console

extension [Architecture] {
    /// The apps to be measured: that of the reference, then those of these architectures.
    func measuredApps() throws(UsageError) -> [NamedApp] {
        try (Architecture.all.filter(\.isReference) + filter { !$0.isReference }).apps
    }
}

extension Variant {
    /// The variants that are built into this program.
    static var built: [Variant] {
        Architecture.variants.compactMap { variant in
            guard let architecture = variant.variantOf, let app = variant.namedApp else {
                return nil
            }
            return Variant(of: architecture, app: app)
        }
    }
}
