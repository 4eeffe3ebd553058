import AppContract
import PocketUI
import Services

/// The screen with the news. It hosts two features, and each has its own view controller.
final class HomeViewController: ViewController {
    private let logOutButton = Button(title: Texts.logOut)

    private let services: AppServices

    init(services: AppServices) {
        self.services = services
    }

    override func viewDidLoad() {
        title = Texts.news
        addChild(NewsViewController(news: services.news, clock: services.clock))
        addChild(FeedbackViewController(feedback: services.feedback))
        view.addSubview(logOutButton)
        logOutButton.addTarget(self) { $0.logOut() }
    }

    private func logOut() {
        // End the session first, because an active session would open a waiting link over the log-in.
        services.authentication.logOut()
        navigationController?.setViewControllers([LoginViewController(services: services)])
    }
}
