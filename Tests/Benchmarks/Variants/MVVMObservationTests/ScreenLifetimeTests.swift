import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

/// The view keeps the view model, and what it has read is tracked. Here they are put together for real: when the view
/// goes, the view model has to go with it, and its call, too.
@Suite("MVVMObservation: view and view model are deallocated together")
struct ScreenLifetimeTests {
    private let authentication = AuthenticationServiceStub()
    private let news = NewsServiceStub()
    private let feedback = FeedbackServiceStub()
    private let navigation = NavigationSpy()

    @Test("Log in")
    func login() {
        weak var gone: LoginViewModel?
        do {
            let viewModel = LoginViewModel(
                authentication: authentication, navigation: navigation)
            let screen = LoginViewController(viewModel: viewModel)
            draw(screen)
            gone = viewModel
            viewModel.username = "ada"
            viewModel.password = "lovelace"
            viewModel.logIn()
        }
        #expect(gone == nil)
        #expect(authentication.logIns.cancelledCount == 1)
    }

    @Test("News")
    func newsScreen() {
        weak var gone: NewsViewModel?
        do {
            let viewModel = NewsViewModel(
                news: news, clock: ClockSpy(), navigation: navigation)
            let screen = NewsViewController(viewModel: viewModel)
            draw(screen)
            gone = viewModel
        }
        #expect(gone == nil)
        #expect(news.pages.cancelledCount == 1)
    }

    @Test("Feedback")
    func feedbackScreen() {
        weak var gone: FeedbackViewModel?
        do {
            let viewModel = FeedbackViewModel(feedback: feedback)
            let screen = FeedbackViewController(viewModel: viewModel)
            draw(screen)
            gone = viewModel
            viewModel.text = "Nice"
            viewModel.submit()
        }
        #expect(gone == nil)
        #expect(feedback.texts.cancelledCount == 1)
    }

    @Test("A view model does not keep its view alive")
    func view() {
        let viewModel = LoginViewModel(authentication: authentication, navigation: navigation)
        weak var gone: LoginViewController?
        do {
            let screen = LoginViewController(viewModel: viewModel)
            draw(screen)
            gone = screen
        }
        #expect(gone == nil)
        authentication.logIns.preset = .failure(.wrongCredentials)
        viewModel.username = "ada"
        viewModel.password = "lovelace"
        viewModel.logIn()
        #expect(viewModel.password == "")
    }

    /// Draws a frame of a screen, so that its values are tracked. The window is gone when this returns.
    private func draw(_ screen: ViewController) {
        Window.showing(screen).drawFrame()
    }
}
