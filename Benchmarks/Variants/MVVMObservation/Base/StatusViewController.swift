import PocketUI

/// Shows a status as a part of the stack of screens. In another app, a subclass of the stack would override
/// `updateProperties`. Here this is not possible, because the coordinator is that of MVVM, and makes a plain
/// `NavigationController`.
final class StatusViewController: ViewController {
    private let status: Status

    init(status: Status) {
        self.status = status
    }

    override func viewDidLoad() {
        showToasts(of: status)
        setNeedsUpdateProperties()
    }

    override func updateProperties() {
        super.updateProperties()
        isLoading = status.isLoading
    }
}

extension Status {
    /// Shows it on the stack.
    func bind(to stack: NavigationController) {
        stack.addChild(StatusViewController(status: self))
    }
}
