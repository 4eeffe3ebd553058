@testable import MVP

final class ArticleViewSpy: ArticleView {
    private(set) var title = ""
    private(set) var byline = ""
    private(set) var body = ""

    init(presenter: ArticlePresenter) {
        presenter.attach(self)
        presenter.viewDidLoad()
    }

    func show(title: String, byline: String, body: String) {
        self.title = title
        self.byline = byline
        self.body = body
    }
}
