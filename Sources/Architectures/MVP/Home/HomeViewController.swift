import AppContract
import PocketUI

/// The screen with the news. It hosts two features, and each has its own presenter.
final class HomeViewController: BaseViewController {
    private let logOutButton = Button(title: Texts.logOut)

    private let presenter: HomePresenter

    init(presenter: HomePresenter) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        title = Texts.news
        addChild(NewsViewController(presenter: presenter.news))
        addChild(FeedbackViewController(presenter: presenter.feedback))
        view.addSubview(logOutButton)
        logOutButton.addTarget(self) { $0.presenter.didTapLogOut() }
    }
}
