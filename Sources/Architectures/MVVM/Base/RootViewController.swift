import PocketUI

/// The stack of screens, and the view of the links, which belong to no one screen.
final class RootViewController: NavigationController {
    init(links: LinkViewModel) {
        super.init()
        bind(links.status)
    }
}
