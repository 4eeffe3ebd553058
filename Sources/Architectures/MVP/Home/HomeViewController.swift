import AppContract
import PocketUI

/// The screen with the news. It hosts two features, and each has its own presenter.
final class HomeViewController: BaseViewController, HomeView {
    private let news: ViewController
    private let feedback: ViewController
    private let logOutButton = Button(title: Texts.logOut)

    private let presenter: HomePresenter<HomeViewController>

    init(
        root: RootViewController, news: ViewController, feedback: ViewController,
        presenter: HomePresenter<HomeViewController>
    ) {
        self.news = news
        self.feedback = feedback
        self.presenter = presenter
        super.init(root: root)
    }

    override func viewDidLoad() {
        presenter.attach(self)
        title = Texts.news
        addChild(news)
        addChild(feedback)
        view.addSubview(logOutButton)
        logOutButton.addTarget(self) { $0.presenter.didTapLogOut() }
    }
}
