import AppContract
import Services

final class NewsPresenter {
    weak var view: (any NewsViewInput)?
    private let interactor: any NewsInteractorInput
    private let wireframe: any NewsWireframeInput
    private let clock: any AppClock

    init(
        interactor: any NewsInteractorInput, wireframe: any NewsWireframeInput, clock: any AppClock
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.clock = clock
    }
}

extension NewsPresenter: NewsViewOutput {
    var numberOfRows: Int { interactor.numberOfArticles }

    func row(at index: Int) -> ArticleRow {
        let content = interactor.article(at: index)
        return ArticleRow(
            title: content.title,
            byline: Texts.byline(author: content.author, date: content.publishedAt, now: clock.now))
    }

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
        wireframe.showArticle(interactor.article(at: index))
    }
}

extension NewsPresenter: NewsInteractorOutput {
    func didChangeLoading(_ isLoading: Bool) {
        view?.isLoading = isLoading
    }

    func didLoad() {
        view?.reloadRows()
    }

    func didChangeEmptyReason(_ reason: ArticleList.EmptyReason?) {
        view?.showEmptyText(Texts.emptyList(reason))
    }

    func didFail(_ error: ServiceError) {
        if let message = Texts.message(for: error) { view?.showToast(message) }
    }
}
