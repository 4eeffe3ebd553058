import PocketUI
import Services

/// Has screens that keep themselves alive.
final class CyclicApp: FakeApp {
    override func makeScreen(titled title: String) -> ViewController {
        CyclicScreen(title: title)
    }
}

/// Has screens that are freed and leave something behind.
final class LitteringApp: FakeApp {
    override func makeScreen(titled title: String) -> ViewController {
        LitteringScreen(title: title)
    }
}

/// Does not let go of closed screens.
final class HoardingApp: FakeApp {
    private var screens: [ViewController] = []

    override func makeScreen(titled title: String) -> ViewController {
        let screen = super.makeScreen(titled: title)
        screens.append(screen)
        return screen
    }
}

/// Has screens that hold the stack they are in.
final class StackHoldingApp: FakeApp {
    override func makeScreen(titled title: String) -> ViewController {
        StackHoldingScreen(title: title)
    }
}

/// Requests the news, and never cancels the request.
final class ForgetfulApp: FakeApp {
    override func launch() {
        super.launch()
        Task.immediate { [news = services.news] in
            _ = try? await news.page(for: PageQuery(matching: ""))
        }
    }
}

/// Keeps itself alive.
final class EternalApp: FakeApp {
    private var app: EternalApp?

    override func launch() {
        app = self
        super.launch()
    }
}

/// A screen that keeps itself alive.
final class CyclicScreen: FakeScreen {
    private var screen: CyclicScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        screen = self
    }
}

/// A screen that holds the stack it is in, by a closure: taking it off the stack would break the cycle.
final class StackHoldingScreen: FakeScreen {
    private var goBack: () -> Void = {}

    override func viewDidAppear() {
        super.viewDidAppear()
        goBack = { [stack = parent as? NavigationController] in stack?.popViewController() }
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
