import PocketUI

/// A screen, or a part of one. Its presenter moves between screens through it.
class BaseViewController: ViewController, BaseView {
    private weak var root: RootViewController?

    init(root: RootViewController) {
        self.root = root
    }

    func push(_ screen: Screen) {
        root?.push(screen)
    }

    func popToRoot() {
        root?.popToRoot()
    }

    func setRoot(_ screen: Screen) {
        root?.setRoot(screen)
    }
}
