import PocketUI

/// A screen that keeps itself alive.
final class CyclicScreen: FakeScreen {
    private var screen: CyclicScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        screen = self
    }
}

/// A screen that is freed, but not its presenter.
final class LitteringScreen: FakeScreen {
    private let presenter = CyclicPresenter()
}

/// An object behind a screen that keeps itself alive.
@MainActor
final class CyclicPresenter {
    private var presenter: CyclicPresenter?

    init() {
        presenter = self
    }
}
