import Observation
import PocketUI

/// Applies to a screen what it shows: at once, and again after each change of a value that `apply` has read, for as long
/// as the screen lives.
///
/// What has changed is told before it changes, once. So the rest is left to a later turn of the main actor, which reads
/// all values again, and so follows them again. Several changes in one turn are applied once, and `apply` must not mind
/// values that it has applied already.
///
/// The objects that were read keep `apply` until they change. It must not keep them alive, and reads them by way of the
/// screen.
func observe<Screen: ViewController>(
    in screen: Screen, _ apply: @escaping @MainActor (Screen) -> Void
) {
    withObservationTracking {
        apply(screen)
    } onChange: { [weak screen] in
        Task { @MainActor [weak screen] in
            if let screen { observe(in: screen, apply) }
        }
    }
}
