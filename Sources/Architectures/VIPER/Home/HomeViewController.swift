import AppContract
import PocketUI

/// The screen with the news. It hosts two modules and knows neither of them.
final class HomeViewController: ViewController {
    private let news: ViewController
    private let feedback: ViewController
    private let logOutButton = Button(title: Texts.logOut)
    private let eventHandler: any HomeEventHandler

    init(news: ViewController, feedback: ViewController, eventHandler: any HomeEventHandler) {
        self.news = news
        self.feedback = feedback
        self.eventHandler = eventHandler
    }

    override func viewDidLoad() {
        title = Texts.news
        addChild(news)
        addChild(feedback)
        view.addSubview(logOutButton)
        logOutButton.addTarget(self) { $0.eventHandler.didTapLogOut() }
    }
}
