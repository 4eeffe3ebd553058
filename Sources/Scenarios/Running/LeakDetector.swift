import PocketUI

/// Watches what was let go, and names what is still there when it should not be.
///
/// What belongs to a screen is found by reflection when the screen is closed, so that no presenter, view
/// model or interactor has to sign on to be watched.
@MainActor
final class LeakDetector {
    private struct Watched {
        weak var object: AnyObject?
    }

    private var watched: [Watched] = []

    /// Expects a screen, and all that it reaches, to be freed soon, but for what `owners` reach other
    /// than through their screens.
    func watch(_ screen: ViewController, outlivedBy owners: [AnyObject?]) {
        var permanent = ObjectGraph()
        for owner in owners.compactMap(\.self) {
            permanent.add(owner) { $0 is ViewController && !($0 is NavigationController) }
        }
        watch(screen) { permanent.contains($0) }
    }

    /// Expects `object`, and all that it reaches, to be freed soon.
    func watch(_ object: AnyObject, stoppingAt isBarrier: (AnyObject) -> Bool = { _ in false }) {
        var graph = ObjectGraph()
        graph.add(object, stoppingAt: isBarrier)
        watched += graph.objects.map(Watched.init)
    }

    /// The types of those that are still there, sorted.
    var survivors: [String] {
        var seen = Set<ObjectIdentifier>()
        return watched.compactMap(\.object)
            .filter { seen.insert(ObjectIdentifier($0)).inserted }
            .map { String(describing: type(of: $0)) }.sorted()
    }
}
