import AppContract
import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: log in, presenter")
struct LoginPresenterTests {
    private let view = LoginViewSpy()
    private let output = ModuleOutputSpy()
    private let interactor = LoginInteractorSpy()
    private let presenter: LoginPresenter

    init() {
        presenter = LoginPresenter(interactor: interactor, moduleOutput: output)
        presenter.view = view
    }

    // MARK: The form

    @Test("While a field is empty, the button is disabled and nothing is sent")
    func incomplete() {
        presenter.viewDidLoad()
        #expect(view.isLogInEnabled == false)
        presenter.didEdit(username: "ada", password: "")
        #expect(view.logInStates == [false, false])
        #expect(interactor.logIns == 0)
    }

    @Test("With a username and a password the button is enabled")
    func complete() {
        presenter.didEdit(username: "ada", password: "")
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

    @Test("While waiting, loading is shown, and the fields and the button are disabled")
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

    @Test("Success leads to the home screen, and loading is shown until then")
    func success() {
        presenter.didChangeLoading(true)
        presenter.didLogIn()
        #expect(output.logIns == 1)
        #expect(view.loadingStates == [true])
        #expect(view.toasts.isEmpty)
    }

    @Test("Wrong credentials: the password is cleared, and the username is kept")
    func wrongCredentials() {
        presenter.didClearPassword()
        presenter.didFail(.wrongCredentials)
        #expect(view.passwordClearings == 1)
        #expect(view.toasts == [Texts.message(for: .wrongCredentials)])
        #expect(output.logIns == 0)
    }

    @Test(
        "After another failure the same can be sent again",
        arguments: [ServiceError.offline, .tooManyAttempts(retryAfterSeconds: 30)])
    func otherFailure(error: ServiceError) {
        presenter.didFail(error)
        #expect(view.toasts == [Texts.message(for: error)])
        #expect(view.passwordClearings == 0)
        #expect(output.logIns == 0)
        presenter.didTapLogIn()
        #expect(interactor.logIns == 1)
    }

    @Test("The button is never enabled with the wrong password, not even for a moment")
    func neverEnabledWithWrongPassword() async {
        let authentication = AuthenticationServiceStub()
        let interactor = LoginInteractor(authentication: authentication)
        let presenter = LoginPresenter(interactor: interactor, moduleOutput: output)
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
