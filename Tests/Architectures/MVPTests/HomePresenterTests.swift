import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: home")
struct HomePresenterTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let feedback = FeedbackServiceStub()
    private let delegate = DelegateSpy()
    private let presenter: HomePresenter

    init() {
        presenter = HomePresenter(
            services: AppServices(
                authentication: authentication, news: news, feedback: feedback, clock: ClockSpy()),
            delegate: delegate)
    }

    @Test("Logging out ends the session, and then leads to the log-in")
    func logOut() {
        delegate.onLogOut = { #expect(authentication.logOutCount == 1) }
        presenter.didTapLogOut()
        #expect(authentication.logOutCount == 1)
        #expect(delegate.logOutCount == 1)
    }

    @Test("The presenters of its parts load the news and send feedback")
    func parts() {
        presenter.news.viewDidAppear()
        #expect(news.pages.questions == [PageQuery(matching: "")])
        presenter.feedback.didEdit("Nice")
        presenter.feedback.didTapSend()
        #expect(feedback.texts.questions == ["Nice"])
    }
}
