import PocketUI

/// The base of the screens and their parts. A view pushes the screen that its presenter tells it to show.
class BaseViewController: ViewController {
    func push(_ screen: ViewController) {
        navigationController?.pushViewController(screen)
    }
}
