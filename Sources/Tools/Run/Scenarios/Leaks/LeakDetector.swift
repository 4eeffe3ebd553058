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

    /// Expects a screen, and all that it reaches but the app does not, to be freed soon.
    func watch(_ screen: AnyObject) {
        var graph = ObjectGraph()
        graph.add(screen) { [permanent] in permanent.contains($0) }
        watched += graph.objects.map(Watched.init)
    }

    /// Expects the app itself to be freed soon.
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
