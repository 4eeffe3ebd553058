import PocketUI

/// Objects that reach each other through their stored properties.
///
/// Reflection does not show what closures capture.
@MainActor
struct ObjectGraph {
    /// The objects, in the order of the search.
    private(set) var objects: [AnyObject] = []
    private var identities: Set<ObjectIdentifier> = []

    func contains(_ object: AnyObject) -> Bool {
        identities.contains(ObjectIdentifier(object))
    }

    /// Adds an object and all that it reaches other than through barriers, which are left out.
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
