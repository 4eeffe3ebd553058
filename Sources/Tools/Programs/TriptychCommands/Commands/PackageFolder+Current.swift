import ArchitectureRules
import Foundation
import Toolchain

extension PackageFolder {
    /// The package that the program is called in, as wrong usage if it is called elsewhere.
    static func current(with architectures: [ArchitectureSources]) throws(UsageError) -> URL {
        do {
            return try find(with: architectures.map(\.folder))
        } catch {
            throw UsageError("\(error)")
        }
    }
}
