import AppContract
import PocketUI
import Services

protocol HomeViewControllerDelegate: AnyObject {
    func homeViewControllerDidLogOut(_ controller: HomeViewController)
}

/// The screen with the news. It hosts two features, and each has its own view controller.
final class HomeViewController: ViewController {
    private let logOutButton = Button(title: Texts.logOut)

    private let services: AppServices
    private weak let delegate: (any HomeViewControllerDelegate)?

    init(services: AppServices, delegate: any HomeViewControllerDelegate) {
        self.services = services
        self.delegate = delegate
    }

    override func viewDidLoad() {
        title = Texts.news
        addChild(NewsViewController(news: services.news, clock: services.clock))
        addChild(FeedbackViewController(feedback: services.feedback))
        view.addSubview(logOutButton)
        logOutButton.addTarget(self) { $0.logOut() }
    }

    private func logOut() {
        services.authentication.logOut()
        delegate?.homeViewControllerDidLogOut(self)
    }
}
