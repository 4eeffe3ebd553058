import PocketUI

/// A screen, or a part of one, that leads to other screens. Its presenter navigates through it.
class BaseViewController: ViewController {
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
