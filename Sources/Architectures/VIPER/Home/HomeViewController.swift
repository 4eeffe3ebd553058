import AppContract
import PocketUI

/// The screen with the news. It hosts two modules and knows neither of them.
final class HomeViewController: ViewController {
    private let news: ViewController
    private let feedback: ViewController
    private let logOutButton = Button(title: Texts.logOut)
    private let output: any HomeViewOutput

    init(news: ViewController, feedback: ViewController, output: any HomeViewOutput) {
        self.news = news
        self.feedback = feedback
        self.output = output
    }

    override func viewDidLoad() {
        title = Texts.news
        addChild(news)
        addChild(feedback)
        view.addSubview(logOutButton)
        logOutButton.addTarget(self) { $0.output.didTapLogOut() }
    }
}
