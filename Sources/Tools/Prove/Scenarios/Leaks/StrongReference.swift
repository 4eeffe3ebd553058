/// A property by which an object holds another one strongly.
///
/// Unlike ``Reflection`` this looks into arrays, dictionaries, structures and enumerations, and leaves out
/// weak references. It is slow, and is only for explaining a leak.
@MainActor
struct StrongReference {
    /// The property, with the place inside its value, such as `cache.screens[2]`.
    let property: String
    let object: AnyObject

    /// The strong references of an object. Objects of libraries and services are taken to have none, because they hold
    /// nothing of a screen.
    static func all(of object: AnyObject) -> [StrongReference] {
        let foreign = ["Swift.", "Foundation", "Services.", "InMemoryServer.", "_"]
        let name = String(reflecting: type(of: object))
        if foreign.contains(where: name.hasPrefix) || !Reflection.isSwiftClass(named: name) {
            return []
        }
        var found: [StrongReference] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for (label, value) in owned(by: level) { collect(value, as: label, into: &found) }
            mirror = level.superclassMirror
        }
        return found
    }

    private static func collect(
        _ value: Any, as property: String, into found: inout [StrongReference]
    ) {
        if type(of: value) is AnyClass {
            found.append(StrongReference(property: property, object: value as AnyObject))
            return
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            for child in mirror.children { collect(child.value, as: property, into: &found) }
        case .collection, .set, .dictionary:
            for (index, child) in mirror.children.enumerated() {
                collect(child.value, as: "\(property)[\(index)]", into: &found)
            }
        default:
            for (label, value) in owned(by: mirror) {
                collect(value, as: "\(property).\(label)", into: &found)
            }
        }
    }

    /// The children that are not weak or unowned references. Such references are not even read, because reading an unowned
    /// reference to a deallocated object ends the program.
    private static func owned(by mirror: Mirror) -> [(label: String, value: Any)] {
        let unowning = PropertyOwnership.unowningProperties(of: mirror.subjectType)
        return mirror.children.indices.enumerated()
            .filter { !unowning.contains($0.offset) }
            .map { offset, index in
                let child = mirror.children[index]
                return (plainLabel(child.label) ?? String(offset), child.value)
            }
    }

    /// The name of a property as written, without the prefix that the compiler adds to the name of a lazy one.
    private static func plainLabel(_ label: String?) -> String? {
        let prefix = "$__lazy_storage_$_"
        guard let label, label.hasPrefix(prefix) else { return label }
        return String(label.dropFirst(prefix.count))
    }
}
