import AppContract
import PocketUI
import Services

/// The screen with the news. It hosts two features, and each has its own view controller.
final class HomeViewController: ViewController {
    private let news: ViewController
    private let feedback: ViewController
    private let logOutButton = Button(title: Texts.logOut)

    private let services: AppServices

    init(services: AppServices) {
        self.services = services
        news = NewsViewController(news: services.news, clock: services.clock)
        feedback = FeedbackViewController(feedback: services.feedback)
    }

    override func viewDidLoad() {
        title = Texts.news
        addChild(news)
        addChild(feedback)
        view.addSubview(logOutButton)
        logOutButton.addTarget(self) { $0.logOut() }
    }

    private func logOut() {
        services.authentication.logOut()
        navigationController?.setViewControllers([LoginViewController(services: services)])
    }
}
