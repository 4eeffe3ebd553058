import AppContract
import ServiceDoubles
import Testing

@testable import MVP

@Suite struct HiddenTests {
    private let news = NewsServiceStub()
    private let presenter: NewsPresenter

    init() {
        presenter = NewsPresenter(news: news, clock: ClockSpy())
    }

    @Test("NewsPresenter has the rows that match, and requests nothing for them")
    func search() {
        news.pages.preset = .success(.numbered(1...20))
        presenter.viewDidAppear()
        presenter.didEditSearch("AUTHOR 12")
        #expect(presenter.numberOfRows == 1)
        #expect(presenter.row(at: 0).title == "Article 12")
        #expect(news.pages.questions.count == 1)
    }

    @Test("NewsPresenter applies the search to a page that arrives later")
    func pageDuringSearch() async {
        presenter.viewDidAppear()
        presenter.didEditSearch("12")
        await news.pages.answer(1, with: .success(.numbered(1...20)))
        #expect(presenter.numberOfRows == 1)
    }
}
