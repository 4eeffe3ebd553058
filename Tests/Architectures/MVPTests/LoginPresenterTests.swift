import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: log in")
struct LoginPresenterTests {
    private let view = LoginViewSpy()
    private let authentication = AuthenticationServiceStub()
    private let delegate = DelegateSpy()
    private let presenter: LoginPresenter

    init() {
        presenter = LoginPresenter(authentication: authentication, delegate: delegate)
        presenter.attach(view)
    }

    // MARK: The form

    @Test("Before anything is typed the button is disabled")
    func nothingTyped() {
        presenter.viewDidLoad()
        #expect(view.isLogInEnabled == false)
    }

    @Test(
        "While a field is empty, the button is disabled and nothing is sent",
        arguments: [("", ""), ("ada", ""), ("", "lovelace"), (" ", "lovelace")])
    func incompleteForm(username: String, password: String) {
        presenter.didEdit(username: "ada", password: "lovelace")
        presenter.didEdit(username: username, password: password)
        presenter.didTapLogIn()
        #expect(view.isLogInEnabled == false)
        #expect(authentication.logIns.questions.isEmpty)
    }

    @Test("With a username and a password the button is enabled")
    func completeForm() {
        presenter.didEdit(username: "ada", password: "lovelace")
        #expect(view.isLogInEnabled == true)
    }

    @Test("White space around the username is not sent, that of the password is")
    func whiteSpace() {
        presenter.didEdit(username: "  ada\n", password: " lovelace ")
        presenter.didTapLogIn()
        let sent = Credentials(username: "ada", password: " lovelace ")
        #expect(authentication.logIns.questions == [sent])
    }

    // MARK: Waiting

    @Test("While waiting, loading is shown, and the fields and the button are disabled")
    func waiting() {
        fillAndLogIn()
        expectWaiting()
    }

    @Test("An edit while waiting does not enable the button")
    func editWhileWaiting() {
        fillAndLogIn()
        presenter.didEdit(username: "ada", password: "lovelace!")
        #expect(view.isLogInEnabled == false)
    }

    @Test("A second tap while waiting sends nothing")
    func secondTap() {
        fillAndLogIn()
        presenter.didTapLogIn()
        #expect(authentication.logIns.questions.count == 1)
        #expect(authentication.logIns.cancelledCount == 0)
        #expect(view.isLoading)
    }

    // MARK: Answers

    @Test("Success leads to the home screen, and loading is shown until then")
    func success() async {
        fillAndLogIn()
        #expect(delegate.logInCount == 0)
        await authentication.logIns.answer(1, with: .success(()))
        #expect(delegate.logInCount == 1)
        #expect(view.toasts.isEmpty)
        expectWaiting()
    }

    @Test("Wrong credentials: the password is cleared, and the username is kept")
    func wrongCredentials() {
        authentication.logIns.preset = .failure(.wrongCredentials)
        fillAndLogIn()
        #expect(view.toasts == [Texts.message(for: .wrongCredentials)])
        #expect(view.passwordClearings == 1)
        #expect(view.isLogInEnabled == false)
        #expect(view.areFieldsEnabled == true)
        #expect(!view.isLoading)
        #expect(delegate.logInCount == 0)
    }

    @Test(
        "After another failure the same can be sent again",
        arguments: [
            ServiceError.offline, .timedOut, .serverProblem, .unreadable,
            .tooManyAttempts(retryAfterSeconds: 30),
        ])
    func otherFailures(error: ServiceError) {
        authentication.logIns.preset = .failure(error)
        fillAndLogIn()
        #expect(view.toasts == [Texts.message(for: error)])
        #expect(view.passwordClearings == 0)
        #expect(view.isLogInEnabled == true)
        #expect(view.areFieldsEnabled == true)
        #expect(!view.isLoading)
        #expect(delegate.logInCount == 0)
        authentication.logIns.preset = .success(())
        presenter.didTapLogIn()
        #expect(authentication.logIns.questions.count == 2)
        #expect(delegate.logInCount == 1)
    }

    // MARK: The end

    @Test("The log-in is cancelled with its screen")
    func cancelsWhenItGoes() async {
        weak var gone: LoginPresenter?
        do {
            let presenter = LoginPresenter(authentication: authentication, delegate: delegate)
            presenter.attach(view)
            gone = presenter
            presenter.didEdit(username: "ada", password: "lovelace")
            presenter.didTapLogIn()
        }
        #expect(gone == nil)
        #expect(authentication.logIns.cancelledCount == 1)
        await authentication.logIns.settle()
        #expect(view.toasts.isEmpty)
        #expect(delegate.logInCount == 0)
    }

    private func fillAndLogIn() {
        presenter.didEdit(username: "ada", password: "lovelace")
        presenter.didTapLogIn()
    }

    private func expectWaiting(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(view.isLoading, sourceLocation: sourceLocation)
        #expect(view.areFieldsEnabled == false, sourceLocation: sourceLocation)
        #expect(view.isLogInEnabled == false, sourceLocation: sourceLocation)
    }
}
