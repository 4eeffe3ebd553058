/// Which stored properties of a type are worth following. Worked out once per type: reflection is slow,
/// and most properties are texts and numbers.
@MainActor
enum ReflectionPlan {
    private enum Kind {
        /// Holds no object of the app's.
        case leaf
        /// Is an object.
        case object
        /// May hold objects: an optional, an array, a structure.
        case container
    }

    private static var offsets: [ObjectIdentifier: [Int]] = [:]
    private static var kinds: [ObjectIdentifier: Kind] = [:]

    /// The places of the properties worth following, at one level of a class.
    static func offsets(in mirror: Mirror) -> [Int] {
        let key = ObjectIdentifier(mirror.subjectType)
        if let known = offsets[key] { return known }
        let new = mirror.children.enumerated()
            .filter { kind(of: type(of: $0.element.value)) != .leaf }.map(\.offset)
        offsets[key] = new
        return new
    }

    /// Adds the objects that a value is, or directly holds.
    static func collectObjects(in value: Any, into found: inout [AnyObject]) {
        switch kind(of: type(of: value)) {
        case .leaf: break
        case .object: found.append(value as AnyObject)
        case .container:
            for child in Mirror(reflecting: value).children {
                collectObjects(in: child.value, into: &found)
            }
        }
    }

    private static func kind(of type: Any.Type) -> Kind {
        let key = ObjectIdentifier(type)
        if let known = kinds[key] { return known }
        let new: Kind =
            if isForeign(String(reflecting: type)) { .leaf } else if type is AnyClass {
                .object
            } else { .container }
        kinds[key] = new
        return new
    }

    /// Whether a type is a function, or comes from a library or the service layer, which live longer
    /// than any screen and know none.
    private static func isForeign(_ name: String) -> Bool {
        var name = name[...]
        for wrapper in ["Swift.Optional<", "Swift.Array<"] where name.hasPrefix(wrapper) {
            name = name.dropFirst(wrapper.count)
        }
        return name.contains("->")
            || ["Swift.", "Foundation", "Services.", "__C."].contains { name.hasPrefix($0) }
    }
}
