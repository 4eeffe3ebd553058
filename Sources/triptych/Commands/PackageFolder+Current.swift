import Anatomy
import Foundation

extension PackageFolder {
    /// The package that the program is called in, as wrong usage if it is called elsewhere.
    static func current() throws(UsageError) -> URL {
        do {
            return try find()
        } catch {
            throw UsageError("\(error)")
        }
    }
}
