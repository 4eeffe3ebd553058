import ArchitectureRules
import SwiftSources

/// How often objects of one role have a property for objects of another, within an architecture.
package struct OwnershipFigures: Codable, Hashable, Sendable {
    /// The role of the owners, or `other`.
    package let from: String
    /// The role of the objects in the property, or `other`.
    package let to: String
    package let hold: StoredProperty.Hold
    package var count = 1

    static func all(of module: String, in declarations: Declarations) -> [OwnershipFigures] {
        let held = declarations.files(of: module).flatMap { file in
            file.properties.flatMap { property in
                declarations.objects(in: property)
                    .filter { declarations.file(of: $0)?.module == module }
                    .compactMap { roleName(of: $0, in: module, by: declarations) }
                    .map { OwnershipFigures(from: file.roleName, to: $0, hold: property.hold) }
            }
        }
        return Dictionary(grouping: held, by: \.self)
            .map { OwnershipFigures(from: $0.from, to: $0.to, hold: $0.hold, count: $1.count) }
            .sorted {
                (Role.order($0.from), Role.order($0.to), $0.hold.rawValue)
                    < (Role.order($1.from), Role.order($1.to), $1.hold.rawValue)
            }
    }

    /// The role of the files that declare a type. For a protocol, it is the role of the conforming types, if they all
    /// have the same role.
    private static func roleName(
        of type: String, in module: String, by declarations: Declarations
    ) -> String? {
        let roles = Set(declarations.conformers(to: type, in: module).map(\.roleName))
        return roles.count == 1 ? roles.first : declarations.file(of: type)?.roleName
    }
}

/// How closures capture objects of a module.
package struct ClosureFigures: Codable, Equatable, Sendable {
    package let stored: Int
    /// Escaping closures that use `self`, an object, and keep it alive.
    package let keepingSelf: Int
    /// Escaping closures that use `self`, an object, without keeping it alive.
    package let knowingSelf: Int

    init(of module: String, in declarations: Declarations) {
        let own = declarations.files(of: module)
        let captures = own.flatMap(\.selfCaptures).filter { capture in
            declarations.names(in: capture.type).first.map(declarations.isObject) == true
        }
        stored = own.flatMap(\.properties).count(where: \.isClosure)
        keepingSelf = captures.count { $0.hold == .strong }
        knowingSelf = captures.count { $0.hold != .strong }
    }
}
