import AppContract
import PocketUI

/// The screen with the news. It hosts two features, each with a store of its own.
final class HomeViewController: ViewController {
    private let news: ViewController
    private let feedback: ViewController
    private let logOutButton = Button(title: Texts.logOut)
    private let store: Store<HomeReducer>

    init(news: ViewController, feedback: ViewController, store: Store<HomeReducer>) {
        self.news = news
        self.feedback = feedback
        self.store = store
    }

    override func viewDidLoad() {
        title = Texts.news
        addChild(news)
        addChild(feedback)
        view.addSubview(logOutButton)
        logOutButton.addTarget(self) { $0.store.send(.tappedLogOut) }
    }
}
