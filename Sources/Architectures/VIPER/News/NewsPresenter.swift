import AppContract
import Services

final class NewsPresenter {
    weak var view: (any NewsViewInput)?
    private let interactor: any NewsInteractorInput
    private let wireframe: any NewsWireframeInput
    private let clock: any AppClock

    private var articles: [Article] = []

    init(
        interactor: any NewsInteractorInput, wireframe: any NewsWireframeInput, clock: any AppClock
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.clock = clock
    }
}

extension NewsPresenter: NewsDataSource {
    var numberOfRows: Int { articles.count }

    func row(at index: Int) -> ArticleRow {
        let article = articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }
}

extension NewsPresenter: NewsEventHandler {
    func viewDidAppear() {
        interactor.loadIfNeeded()
    }

    func didEditSearch(_ text: String) {
        interactor.search(text)
    }

    func didPullToRefresh() {
        interactor.refresh()
    }

    func didReachEnd() {
        interactor.loadNextPage()
    }

    func didSelectRow(at index: Int) {
        wireframe.showArticle(articles[index])
    }
}

extension NewsPresenter: NewsInteractorOutput {
    func didStartLoading() {
        view?.showLoading()
    }

    func didStopLoading() {
        view?.hideLoading()
    }

    func didLoad(_ articles: [Article], matching text: String, isFirst: Bool) {
        if isFirst { self.articles = [] }
        self.articles += articles
        view?.reloadRows()
        view?.showEmptyText(emptyText(matching: text))
    }

    func didFail(_ error: ServiceError) {
        if let message = Texts.message(for: error) { view?.showToast(message) }
        if error == .sessionEnded { wireframe.showLogin() }
    }

    private func emptyText(matching text: String) -> String {
        guard articles.isEmpty else { return "" }
        return text.isEmpty ? Texts.noNews : Texts.noMatch(for: text)
    }
}
