import ServiceDoubles
import Testing

@testable import VIPER

@Suite struct HiddenTests {
    private let news = NewsServiceStub()
    private let interactor: NewsInteractor

    init() {
        interactor = NewsInteractor(news: news)
    }

    @Test("NewsInteractor has the articles that match, and requests nothing for them")
    func search() {
        news.pages.preset = .success(.numbered(1...20))
        interactor.loadIfNeeded()
        interactor.search("AUTHOR 12")
        #expect(interactor.numberOfArticles == 1)
        #expect(interactor.article(at: 0).title == "Article 12")
        #expect(news.pages.questions.count == 1)
    }

    @Test("NewsInteractor applies the search to a page that arrives later")
    func pageDuringSearch() async {
        interactor.loadIfNeeded()
        interactor.search("12")
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(interactor.numberOfArticles == 1)
    }
}
