import AppContract
import PocketUI

/// The screen with the news: it hosts two businesses, each with a presenter of its own.
final class HomeViewController: BaseViewController {
    private let news: NewsViewController
    private let feedback: FeedbackViewController
    private let logOutButton = Button(title: Texts.logOut)

    private let makePresenter: (HomeViewController) -> HomePresenter<HomeViewController>
    private lazy var presenter = makePresenter(self)

    init(
        root: RootViewController, news: NewsViewController, feedback: FeedbackViewController,
        makePresenter: @escaping (HomeViewController) -> HomePresenter<HomeViewController>
    ) {
        self.news = news
        self.feedback = feedback
        self.makePresenter = makePresenter
        super.init(root: root)
    }

    override func viewDidLoad() {
        title = Texts.news
        addChild(news)
        addChild(feedback)
        view.addSubview(logOutButton)
        logOutButton.addTarget(self) { $0.presenter.logOut() }
    }
}
