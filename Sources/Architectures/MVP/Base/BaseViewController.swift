import PocketUI

/// A screen, or a part of one, from which its presenter opens other screens.
class BaseViewController: ViewController {
    func push(_ screen: ViewController) {
        navigationController?.pushViewController(screen)
    }
}
