import PocketUI

/// A screen, or a part of one, that leads to others: its presenter moves through it. The toast and the loading sign are
/// inherited from `ViewController`.
class BaseViewController: ViewController, BaseView {
    private(set) weak var root: RootViewController?

    init(root: RootViewController) {
        self.root = root
    }

    func push(_ screen: Screen) {
        root?.push(screen)
    }

    func setRoot(_ screen: Screen) {
        root?.setRoot(screen)
    }
}
