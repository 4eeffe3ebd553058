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

    @Test(
        "Nobody can log in without a username and a password",
        arguments: [("", ""), ("ada", ""), ("", "lovelace"), (" \n ", "lovelace")])
    func incompleteForm(username: String, password: String) {
        presenter.didEdit(username: username, password: password)
        presenter.didTapLogIn()
        #expect(view.isLogInEnabled == false)
        #expect(authentication.logIns.questions.isEmpty)
    }

    @Test("Before anything is typed the button is disabled")
    func nothingTyped() {
        presenter.viewDidLoad()
        #expect(view.isLogInEnabled == false)
    }

    @Test("With both the button is enabled, and nothing else changes")
    func completeForm() {
        presenter.didEdit(username: "ada", password: "lovelace")
        #expect(view.isLogInEnabled == true)
        #expect(view.areFieldsEnabled == nil)
    }

    @Test("White space around the username is not sent, that of the password is")
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
        #expect(view.moves == [.setRoot(.home)])
        #expect(view.toasts.isEmpty)
        #expect(view.loadingStates == [true])
    }

    @Test("Wrong credentials: the password is cleared, the username is kept")
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
        #expect(view.moves.isEmpty)
    }

    @Test("A failure that comes at once ends the loading")
    func immediateFailure() {
        authentication.logIns.preset = .failure(.offline)
        fillAndLogIn()
        #expect(view.loadingStates == [true, false])
        #expect(view.isLogInEnabled == true)
    }

    @Test("After a failure the same can be sent again")
    func tryAgain() {
        authentication.logIns.preset = .failure(.offline)
        fillAndLogIn()
        authentication.logIns.preset = .success(())
        presenter.didTapLogIn()
        let sent = Credentials(username: "ada", password: "lovelace")
        #expect(authentication.logIns.questions == [sent, sent])
        #expect(view.moves == [.setRoot(.home)])
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

    @Test("An answer that arrives after it is deallocated changes nothing")
    func lateAnswer() async {
        do {
            let presenter = LoginPresenter<LoginViewSpy>(authentication: authentication)
            presenter.attach(view)
            presenter.didEdit(username: "ada", password: "lovelace")
            presenter.didTapLogIn()
            authentication.logIns.dispatch(.success(()), to: 1)
        }
        await authentication.logIns.settle()
        #expect(view.moves.isEmpty)
    }

    @Test("It does not keep its view alive")
    func weakView() {
        var view: LoginViewSpy? = LoginViewSpy()
        weak let gone = view
        view.map(presenter.attach)
        view = nil
        #expect(gone == nil)
    }

    private func fillAndLogIn() {
        presenter.didEdit(username: "ada", password: "lovelace")
        presenter.didTapLogIn()
    }
}
