import AppContract
import Services

final class NewsPresenter {
    private weak var view: (any NewsViewInput)?
    private let wireframe: any NewsWireframeInput
    private let clock: any AppClock
    private let makeInteractor: (any NewsInteractorOutput) -> any NewsInteractorInput
    private lazy var interactor = makeInteractor(self)

    init(
        view: any NewsViewInput, wireframe: any NewsWireframeInput, clock: any AppClock,
        makeInteractor: @escaping (any NewsInteractorOutput) -> any NewsInteractorInput
    ) {
        self.view = view
        self.wireframe = wireframe
        self.clock = clock
        self.makeInteractor = makeInteractor
    }

    private var emptyText: String {
        guard interactor.articles.isEmpty, let shownText = interactor.shownText else { return "" }
        return shownText.isEmpty ? Texts.noNews : Texts.noMatch(for: shownText)
    }
}

extension NewsPresenter: NewsViewOutput {
    var numberOfRows: Int { interactor.articles.count }

    func row(at index: Int) -> ArticleRow {
        let article = interactor.articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
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
        wireframe.showArticle(interactor.articles[index])
    }
}

extension NewsPresenter: NewsInteractorOutput {
    func didStartLoading() {
        view?.showLoading()
    }

    func didStopLoading() {
        view?.hideLoading()
    }

    func didChangeArticles() {
        view?.reloadRows()
        view?.showEmptyText(emptyText)
    }

    func didFail(_ error: ServiceError) {
        view?.show(error)
        if error == .sessionEnded { wireframe.sessionDidEnd() }
    }
}
