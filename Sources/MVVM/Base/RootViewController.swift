import PocketUI

/// The stack of screens, and the view of the links, which belong to no one screen.
final class RootViewController: NavigationController {
    private let links: LinkViewModel
    private var tokens: [ObservationToken] = []

    init(links: LinkViewModel) {
        self.links = links
        super.init()
        tokens = links.status.bind(to: self)
    }
}
