import ArchitectureRules
import SwiftSources

extension SyntaxFile {
    /// The part it plays, if its name says one.
    package var role: Role? { Role(fileName: name) }

    /// What its part is called in tables; `other` if its name says none.
    package var roleName: String { role?.rawValue ?? Self.otherRole }

    /// What files are said to be whose names say no role.
    package static let otherRole = "other"
}
