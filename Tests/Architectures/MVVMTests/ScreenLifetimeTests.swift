import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVVM

/// The view keeps the view model and its bindings. Here they are put together for real: when the view goes,
/// the view model has to go with it, and its call, too.
@Suite("MVVM: view and view model are deallocated together")
struct ScreenLifetimeTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let feedback = FeedbackServiceStub()
    private let router = RouterSpy()

    @Test("Log in")
    func login() {
        weak var gone: LoginViewModel?
        do {
            let viewModel = LoginViewModel(authentication: authentication, router: router.login)
            let screen = LoginViewController(viewModel: viewModel)
            _ = screen.view
            gone = viewModel
            viewModel.username.value = "ada"
            viewModel.password.value = "lovelace"
            viewModel.logIn()
        }
        #expect(gone == nil)
        #expect(authentication.logIns.cancelledCount == 1)
    }

    @Test("News, with both handlers")
    func newsScreen() {
        weak var gone: NewsViewModel?
        weak var goneData: (any NewsDataHandling)?
        weak var goneBusiness: (any NewsBusinessHandling)?
        do {
            let context = NewsContext(news: news, router: router.news)
            let viewModel = NewsViewModel(context: context, clock: ClockSpy())
            let screen = NewsViewController(viewModel: viewModel)
            _ = screen.view
            gone = viewModel
            goneData = context.data
            goneBusiness = context.business
            screen.viewDidAppear()
        }
        #expect(gone == nil)
        #expect(goneData == nil)
        #expect(goneBusiness == nil)
        #expect(news.pages.cancelledCount == 1)
    }

    @Test("Feedback")
    func feedbackScreen() {
        weak var gone: FeedbackViewModel?
        do {
            let viewModel = FeedbackViewModel(feedback: feedback, router: router.feedback)
            let screen = FeedbackViewController(viewModel: viewModel)
            _ = screen.view
            gone = viewModel
            viewModel.text.value = "Nice"
            viewModel.submit()
        }
        #expect(gone == nil)
        #expect(feedback.texts.cancelledCount == 1)
    }

    @Test("A view model does not keep its view alive")
    func view() {
        let viewModel = LoginViewModel(authentication: authentication, router: router.login)
        weak var gone: LoginViewController?
        do {
            let screen = LoginViewController(viewModel: viewModel)
            _ = screen.view
            gone = screen
        }
        #expect(gone == nil)
        viewModel.username.value = "ada"
        viewModel.status.show(.offline)
    }
}
