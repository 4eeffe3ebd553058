/// Objects that reach each other through their stored properties, found by reflection.
///
/// What closures capture cannot be seen this way; what they keep alive can.
@MainActor
struct ObjectGraph {
    /// The objects, in the order they were found.
    private(set) var objects: [AnyObject] = []
    private var identities: Set<ObjectIdentifier> = []

    func contains(_ object: AnyObject) -> Bool {
        identities.contains(ObjectIdentifier(object))
    }

    /// Adds an object and all that it reaches, except barriers and what is reached only through them.
    mutating func add(_ root: AnyObject, stoppingAt isBarrier: (AnyObject) -> Bool) {
        var found = [root]
        while let object = found.popLast() {
            guard !isBarrier(object), identities.insert(ObjectIdentifier(object)).inserted else {
                continue
            }
            objects.append(object)
            var level: Mirror? = Mirror(reflecting: object)
            while let mirror = level {
                for offset in ReflectionPlan.offsets(in: mirror) {
                    let index = mirror.children.index(mirror.children.startIndex, offsetBy: offset)
                    ReflectionPlan.collectObjects(in: mirror.children[index].value, into: &found)
                }
                level = mirror.superclassMirror
            }
        }
    }
}
