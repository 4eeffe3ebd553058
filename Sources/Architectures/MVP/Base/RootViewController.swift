import PocketUI

/// The stack of screens. It pushes and pops them, and is the view of the links, which belong to no one screen. The toast
/// and the loading sign of that view are inherited from `ViewController`.
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

    func setRoot(_ screen: Screen) {
        links.willSetRoot()
        setViewControllers([screens.makeViewController(for: screen, in: self)])
        links.didSetRoot()
    }
}
