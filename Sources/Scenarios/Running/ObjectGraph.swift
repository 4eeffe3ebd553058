import PocketUI

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
    mutating func add(_ root: AnyObject, stoppingAt isBarrier: (AnyObject) -> Bool = { _ in false })
    {
        var found = [root]
        while let object = found.popLast() {
            guard !isBarrier(object), identities.insert(ObjectIdentifier(object)).inserted else {
                continue
            }
            objects.append(object)
            switch object {
            case let view as View:
                for subview in view.subviews { found.append(subview) }
            case let screen as ViewController:
                for child in screen.children { found.append(child) }
                for child in (screen as? NavigationController)?.viewControllers ?? [] {
                    found.append(child)
                }
                found.append(screen.view)
                Reflection.addObjects(of: screen, to: &found)
            default:
                Reflection.addObjects(of: object, to: &found)
            }
        }
    }
}
