import PocketUI

/// The stack of screens, and the view of the links, which belong to no one screen.
final class RootViewController: NavigationController {
    private var tokens: [ObservationToken] = []

    init(links: LinkViewModel) {
        super.init()
        tokens = bind(links.status)
    }
}
