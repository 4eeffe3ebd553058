import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVP

@Suite("MVP: log in")
struct LoginPresenterTests {
    private let view = LoginViewSpy()
    private let authentication = AuthenticationServiceStub()
    private let presenter: LoginPresenter<LoginViewSpy>

    init() {
        presenter = LoginPresenter(authentication: authentication)
        presenter.attach(view)
    }

    // MARK: The form

    @Test("While the form is incomplete, the button is disabled and a tap sends nothing")
    func incompleteForm() {
        presenter.didEdit(username: "ada", password: "lovelace")
        presenter.didEdit(username: "ada", password: "")
        presenter.didTapLogIn()
        #expect(view.isLogInEnabled == false)
        #expect(authentication.logIns.questions.isEmpty)
    }

    @Test("Before anything is typed the button is disabled")
    func nothingTyped() {
        presenter.viewDidLoad()
        #expect(view.isLogInEnabled == false)
    }

    @Test("With a username and a password the button is enabled")
    func completeForm() {
        presenter.didEdit(username: "ada", password: "lovelace")
        #expect(view.isLogInEnabled == true)
    }

    @Test("A tap sends what is typed, without the white space around the username")
    func trimsUsername() {
        presenter.didEdit(username: "  ada\n", password: " lovelace ")
        presenter.didTapLogIn()
        let sent = Credentials(username: "ada", password: " lovelace ")
        #expect(authentication.logIns.questions == [sent])
    }

    // MARK: Waiting

    @Test("While it is waiting, loading is shown, and fields and button are disabled")
    func waiting() {
        fillAndLogIn()
        #expect(view.loadingCount == 1)
        #expect(view.areFieldsEnabled == false)
        #expect(view.isLogInEnabled == false)
    }

    @Test("An edit while it is waiting does not enable the button")
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
        #expect(view.loadingCount == 1)
    }

    // MARK: Answers

    @Test("Success makes the news the only screen")
    func success() async {
        fillAndLogIn()
        await authentication.logIns.answer(1, with: .success(()))
        #expect(view.roots == [.home])
        #expect(view.toasts.isEmpty)
        #expect(view.loadingStates == [true])
    }

    @Test("Wrong credentials: the password is cleared, and the button waits for another one")
    func wrongCredentials() {
        authentication.logIns.preset = .failure(.wrongCredentials)
        fillAndLogIn()
        #expect(view.toasts == [Texts.message(for: .wrongCredentials)])
        #expect(view.passwordClearings == 1)
        #expect(view.isLogInEnabled == false)
        #expect(view.areFieldsEnabled == true)
        #expect(view.loadingCount == 0)
    }

    @Test(
        "Any other failure is told and keeps both fields",
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
        #expect(view.loadingCount == 0)
        #expect(view.roots.isEmpty)
    }

    @Test("After a failure the same can be sent again")
    func tryAgain() {
        authentication.logIns.preset = .failure(.offline)
        fillAndLogIn()
        authentication.logIns.preset = .success(())
        presenter.didTapLogIn()
        #expect(authentication.logIns.questions.count == 2)
        #expect(view.roots == [.home])
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: LoginPresenter<LoginViewSpy>?
        do {
            let presenter = LoginPresenter<LoginViewSpy>(authentication: authentication)
            presenter.attach(view)
            gone = presenter
            presenter.didEdit(username: "ada", password: "lovelace")
            presenter.didTapLogIn()
        }
        #expect(gone == nil)
        #expect(authentication.logIns.cancelledCount == 1)
        await authentication.logIns.settle()
        #expect(view.toasts.isEmpty)
    }

    private func fillAndLogIn() {
        presenter.didEdit(username: "ada", password: "lovelace")
        presenter.didTapLogIn()
    }
}
