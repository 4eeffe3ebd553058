import AppContract
import PocketUI

/// The screen with the news. It hosts two features, and each has its own view model.
final class HomeViewController: ViewController {
    private let news: ViewController
    private let feedback: ViewController
    private let logOutButton = Button(title: Texts.logOut)
    private let viewModel: HomeViewModel

    init(news: ViewController, feedback: ViewController, viewModel: HomeViewModel) {
        self.news = news
        self.feedback = feedback
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        title = Texts.news
        addChild(news)
        addChild(feedback)
        view.addSubview(logOutButton)
        logOutButton.addTarget(self) { $0.viewModel.logOut() }
    }
}
