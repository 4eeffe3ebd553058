import PocketUI

/// Watches what an app lets go, and names what is still there when it should not be.
///
/// What belongs to a screen is found by reflection when the screen is closed, so that no presenter, view
/// model or interactor has to sign on to be watched.
@MainActor
final class LeakDetector {
    private struct Watched {
        weak var object: AnyObject?
    }

    /// What the app holds for as long as it runs.
    private var permanent = ObjectGraph()
    private var watched: [Watched] = []

    /// Learns what is to live as long as the app: what its objects reach other than through screens.
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

    /// The types of those that are still there, sorted.
    var survivors: [String] {
        var seen = Set<ObjectIdentifier>()
        return watched.compactMap(\.object)
            .filter { seen.insert(ObjectIdentifier($0)).inserted }
            .map { String(describing: type(of: $0)) }.sorted()
    }
}
