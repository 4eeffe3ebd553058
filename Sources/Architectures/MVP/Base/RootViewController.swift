import PocketUI

/// The stack of screens. It is also the view of the link presenter, because links belong to no single screen.
final class RootViewController: NavigationController, LinkView {
    private let screens: ScreenFactory
    private let links: LinkPresenter<RootViewController>

    init(screens: ScreenFactory, links: LinkPresenter<RootViewController>) {
        self.screens = screens
        self.links = links
        super.init()
        links.attach(self)
    }

    func open(_ link: String) {
        links.open(link)
    }

    func push(_ screen: Screen) {
        pushViewController(screens.makeViewController(for: screen, in: self))
    }

    func popToRoot() {
        popToRootViewController()
    }

    /// Makes `screen` the only one.
    func setRoot(_ screen: Screen) {
        links.willSetRoot()
        setViewControllers([screens.makeViewController(for: screen, in: self)])
        links.didSetRoot()
    }
}
