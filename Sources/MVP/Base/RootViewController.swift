import PocketUI

/// The stack of screens. It is where screens are pushed and popped, and the view of the links, which
/// belong to no one screen.
final class RootViewController: NavigationController, BaseView {
    private let screens: ScreenFactory
    private lazy var links = screens.makeLinkPresenter(for: self)

    init(screens: ScreenFactory) {
        self.screens = screens
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
        setViewControllers([screens.makeViewController(for: screen, in: self)])
        links.didSetRoot(screen)
    }
}
