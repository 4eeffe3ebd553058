import Foundation
import Toolchain

/// A file of the package that is made, changed or removed.
package struct FeatureFile: Codable, Equatable, Sendable {
    /// The path from the root of the package.
    package let path: String
    /// The architecture it belongs to; nil if it belongs to none.
    package let owner: String?
    /// Its text before; nil if the file is made.
    let old: String?
    /// Its text afterwards; empty if the file is removed.
    var new: String

    package var isMade: Bool { old == nil }

    /// How many lines it has more than before.
    package var addedLines: Int { Self.lines(of: new) - Self.lines(of: old ?? "") }

    /// The same for a table: `new, 30` or `+3`.
    package var change: String { isMade ? "new, \(addedLines)" : "+\(addedLines)" }

    private static func lines(of text: String) -> Int { text.count { $0 == "\n" } }

    /// The change as it is written. A file without text does not exist.
    var fileChange: FileChange {
        FileChange(path: path, old: old, new: new.isEmpty ? nil : new)
    }
}
