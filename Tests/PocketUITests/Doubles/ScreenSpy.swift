import PocketUI

/// A screen that counts what happens to it.
final class ScreenSpy: ViewController {
    private(set) var loads = 0
    private(set) var appearances = 0

    init(_ title: String = "", views: View...) {
        super.init()
        self.title = title
        for child in views { view.addSubview(child) }
    }

    override func viewDidLoad() {
        loads += 1
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        appearances += 1
    }
}
