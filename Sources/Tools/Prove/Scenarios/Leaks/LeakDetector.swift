import PocketUI

/// Watches what an app releases, and explains why something is still alive when it should not be.
///
/// Reflection finds the objects that belong to a screen when the screen closes, so no presenter, view
/// model or interactor has to register.
@MainActor
final class LeakDetector {
    private struct Watched {
        weak var object: AnyObject?
    }

    /// The objects that live as long as the app.
    private var permanent = ObjectGraph()
    /// The objects that should be deallocated, in the order of their screens.
    private var watched: [Watched] = []

    /// Sets the objects that live as long as the app: all that these objects reach without passing through
    /// screens.
    func begin(with objects: [AnyObject]) {
        permanent = ObjectGraph()
        for object in objects {
            permanent.add(object) { $0 is ViewController && !($0 is NavigationController) }
        }
    }

    /// Expects that a screen is released soon, and with it all objects that the screen reaches and the app does not.
    func watch(_ screen: AnyObject) {
        var graph = ObjectGraph()
        graph.add(screen) { [permanent] in permanent.contains($0) }
        watched += graph.objects.map(Watched.init)
    }

    /// Expects the app itself to be released soon.
    func end() {
        watched += permanent.objects.map(Watched.init)
        permanent = ObjectGraph()
    }

    /// Whether all watched objects are deallocated.
    var isEmpty: Bool { watched.allSatisfy { $0.object == nil } }

    /// The reasons why something is still alive.
    var leaks: [Leak] {
        LeakExplanation(leaked: watched.compactMap(\.object), owners: permanent.objects).leaks
    }
}

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

    /// Adds an object and all objects that it reaches. Barriers are left out, and so is everything that is reached only
    /// through them.
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
