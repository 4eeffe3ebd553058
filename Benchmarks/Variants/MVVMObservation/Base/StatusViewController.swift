import PocketUI

/// Shows a status as a part of the stack of screens, which has no class of its own that could override `updateProperties`.
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
        setLoading(status.isLoading)
    }
}

extension NavigationController {
    func bind(_ status: Status) {
        addChild(StatusViewController(status: status))
    }
}
