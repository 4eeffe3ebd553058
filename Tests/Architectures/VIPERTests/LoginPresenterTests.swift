import AppContract
import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: log in, presenter")
struct LoginPresenterTests {
    private let view = LoginViewSpy()
    private let wireframe = WireframeSpy()
    private let interactor = LoginInteractorSpy()
    private let presenter: LoginPresenter

    init() {
        presenter = LoginPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
    }

    // MARK: The form

    @Test("Before anything is typed the button is disabled")
    func nothingTyped() {
        presenter.viewDidLoad()
        #expect(view.isLogInEnabled == false)
    }

    @Test("An edit is passed on, and the button is enabled once the interactor allows the log-in")
    func edits() {
        presenter.didEdit(username: "ada", password: "")
        #expect(view.isLogInEnabled == false)
        presenter.didEdit(username: "ada", password: "l")
        #expect(view.isLogInEnabled == true)
        #expect(
            interactor.edits == [
                Credentials(username: "ada", password: ""),
                Credentials(username: "ada", password: "l"),
            ])
        #expect(view.areFieldsEnabled == nil)
    }

    @Test("A tap logs in")
    func taps() {
        presenter.didTapLogIn()
        #expect(interactor.logIns == 1)
    }

    // MARK: Loading

    @Test("Fields and button are disabled only while it loads")
    func loading() {
        presenter.didChangeLoading(true)
        #expect(view.loadingStates == [true])
        #expect(view.areFieldsEnabled == false)
        #expect(view.isLogInEnabled == false)
        interactor.canLogIn = true
        presenter.didChangeLoading(false)
        #expect(view.loadingStates == [true, false])
        #expect(view.areFieldsEnabled == true)
        #expect(view.isLogInEnabled == true)
    }

    // MARK: Answers

    @Test("Success shows the home screen, and loading shows until then")
    func success() {
        presenter.didChangeLoading(true)
        presenter.didLogIn()
        #expect(wireframe.moves == [.showHome])
        #expect(view.loadingStates == [true])
        #expect(view.toasts.isEmpty)
    }

    @Test("A password that is no longer in the draft is cleared")
    func clearsPassword() {
        presenter.didClearPassword()
        #expect(view.passwordClearings == 1)
    }

    @Test(
        "Of a failure the person sees the message, and both fields stay",
        arguments: [ServiceError.wrongCredentials, .offline])
    func failures(error: ServiceError) {
        presenter.didFail(error)
        #expect(view.toasts == [Texts.message(for: error)])
        #expect(view.passwordClearings == 0)
        #expect(wireframe.moves.isEmpty)
    }

    @Test("The button is never enabled with the wrong password, not even for a moment")
    func neverEnabledWithWrongPassword() async {
        let authentication = AuthenticationServiceStub()
        let interactor = LoginInteractor(authentication: authentication)
        let presenter = LoginPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
        interactor.output = presenter
        presenter.didEdit(username: "ada", password: "byron")
        presenter.didTapLogIn()
        let statesBefore = view.logInStates.count
        await authentication.logIns.answer(1, with: .failure(.wrongCredentials))
        #expect(view.passwordClearings == 1)
        #expect(!view.logInStates.dropFirst(statesBefore).contains(true))
    }
}
