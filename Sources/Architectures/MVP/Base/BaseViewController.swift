import PocketUI

/// A screen, or a part of one. Its presenter moves between screens through it. It inherits the toast and the loading
/// sign that a `BaseView` has from `ViewController`.
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
