import Console
import Foundation
import Toolchain

extension PackageFolder {
    /// The package that the program is called in. To call it elsewhere is wrong usage.
    package static func current() throws(UsageError) -> URL {
        do {
            return try find(with: Architecture.all.subjects.map(\.folder))
        } catch {
            throw UsageError("\(error)")
        }
    }
}
