import AppContract
import PocketUI
import Services

/// The screen with the news. It hosts two features, each with a view controller of its own.
final class HomeViewController: ViewController {
    private let news: ViewController
    private let feedback: ViewController
    private let logOutButton = Button(title: Texts.logOut)

    private weak var root: RootViewController?
    private let authentication: any AuthenticationService

    init(root: RootViewController, services: AppServices) {
        self.root = root
        authentication = services.authentication
        news = NewsViewController(root: root, services: services)
        feedback = FeedbackViewController(root: root, services: services)
    }

    override func viewDidLoad() {
        title = Texts.news
        addChild(news)
        addChild(feedback)
        view.addSubview(logOutButton)
        logOutButton.addTarget(self) { $0.logOut() }
    }

    private func logOut() {
        authentication.logOut()
        root?.showLogin()
    }
}
