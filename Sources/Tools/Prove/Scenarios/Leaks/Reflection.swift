/// Finds the objects in the stored properties of an object, including optional properties.
///
/// Reflection is slow, and most properties are texts and numbers. So the properties worth following are
/// determined once for each type.
@MainActor
enum Reflection {
    enum Kind {
        /// A type whose values are not searched for objects.
        case leaf
        /// A class of the app.
        case object
        /// An optional, which may hold an object.
        case optional
    }

    /// The indices of the properties worth following, by class. Each class has a list for itself, and then one for each of
    /// its superclasses.
    private static var offsets: [ObjectIdentifier: [[Int]]] = [:]
    private static var kinds: [ObjectIdentifier: Kind] = [:]

    /// Adds the objects in an object's properties, except those that it inherits from the toolkit.
    static func addObjects(of object: AnyObject, to found: inout [AnyObject]) {
        let levels = offsets(of: object)
        if levels.isEmpty { return }
        var mirror: Mirror? = Mirror(reflecting: object)
        for offsets in levels {
            guard let children = mirror?.children else { return }
            for offset in offsets {
                let index = children.index(children.startIndex, offsetBy: offset)
                addObject(in: children[index].value, to: &found)
            }
            mirror = mirror?.superclassMirror
        }
    }

    /// Adds the object in a value. The cast unwraps optionals; a value without an object becomes a box of
    /// the Swift library or, on Apple's systems, `NSNull`: both are leaves.
    private static func addObject(in value: Any, to found: inout [AnyObject]) {
        if kind(of: type(of: value)) == .leaf { return }
        let object = value as AnyObject
        if kind(of: type(of: object)) == .object { found.append(object) }
    }

    private static func offsets(of object: AnyObject) -> [[Int]] {
        let key = ObjectIdentifier(type(of: object))
        if let known = offsets[key] { return known }
        // Guards against recursion: a type that is being examined counts as known.
        offsets[key] = []
        var levels: [[Int]] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror, kind(of: level.subjectType) != .leaf {
            levels.append(
                level.children.enumerated()
                    .filter { isWorthFollowing($0.element.value) }.map(\.offset))
            mirror = level.superclassMirror
        }
        while levels.last?.isEmpty == true { levels.removeLast() }
        offsets[key] = levels
        return levels
    }

    /// Whether to search a value for objects. Objects of a generic class are left out if they hold no other object, such as
    /// an observable text, because there are many, and reflection on them is slow.
    private static func isWorthFollowing(_ value: Any) -> Bool {
        switch kind(of: type(of: value)) {
        case .leaf: false
        case .optional: true
        case .object:
            !String(reflecting: type(of: value)).contains("<")
                || !offsets(of: value as AnyObject).isEmpty
        }
    }

    private static func kind(of type: Any.Type) -> Kind {
        let key = ObjectIdentifier(type)
        if let known = kinds[key] { return known }
        let new = Self.kind(named: String(reflecting: type), isClass: type is AnyClass)
        kinds[key] = new
        return new
    }

    /// The kind of a type. Functions, structures and classes of Objective-C are leaves. So are types of libraries and
    /// services, because they know no screen, and types of the toolkit, because the graph reaches their objects through
    /// their screen.
    static func kind(named name: String, isClass: Bool) -> Kind {
        if isClass, !isSwiftClass(named: name) { return .leaf }
        let optional = "Swift.Optional<"
        let isOptional = name.hasPrefix(optional)
        let inner = isOptional ? name.dropFirst(optional.count) : name[...]
        let foreign = ["Swift.", "Foundation", "Services.", "InMemoryServer.", "PocketUI."]
        if inner.contains("->") || foreign.contains(where: inner.hasPrefix) { return .leaf }
        return isClass ? .object : isOptional ? .optional : .leaf
    }

    /// Whether a class is a Swift class. The full name of a Swift class begins with its module, and that of an
    /// Objective-C class does not.
    nonisolated static func isSwiftClass(named name: String) -> Bool { name.contains(".") }
}
