import AppContract
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
        interactor.output = presenter
    }

    // MARK: The form

    @Test("An incomplete form can't be sent")
    func incompleteForm() {
        presenter.didEdit(username: "ada", password: "")
        #expect(view.isLogInEnabled == false)
    }

    @Test("Before anything is typed both texts are empty, and the button is disabled")
    func nothingTyped() {
        presenter.viewDidLoad()
        #expect(interactor.lastForm == Credentials(username: "", password: ""))
        #expect(view.isLogInEnabled == false)
    }

    @Test("A tap passes on what was typed last")
    func passesOn() {
        presenter.didEdit(username: "a", password: "l")
        fillAndLogIn()
        #expect(interactor.logIns == [Credentials(username: "ada", password: "lovelace")])
    }

    @Test("With a complete form the button is enabled, and nothing else changes")
    func completeForm() {
        presenter.didEdit(username: "ada", password: "lovelace")
        #expect(view.isLogInEnabled == true)
        #expect(view.areFieldsEnabled == nil)
    }

    // MARK: Waiting

    @Test("While it is waiting, loading is shown, and fields and button are disabled")
    func waiting() {
        fillAndLogIn()
        #expect(interactor.logIns == [Credentials(username: "ada", password: "lovelace")])
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

    // MARK: Answers

    @Test("Success is told to the wireframe")
    func success() {
        fillAndLogIn()
        presenter.didLogIn()
        #expect(wireframe.moves == [.showHome])
        #expect(view.toasts.isEmpty)
    }

    @Test("Wrong credentials: the password is cleared, the username is kept")
    func wrongCredentials() {
        fillAndLogIn()
        interactor.fail(.wrongCredentials)
        #expect(view.toasts == [Texts.message(for: .wrongCredentials)])
        #expect(view.passwordClearings == 1)
        #expect(interactor.lastForm == Credentials(username: "ada", password: ""))
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
        fillAndLogIn()
        interactor.fail(error)
        #expect(view.toasts == [Texts.message(for: error)])
        #expect(view.passwordClearings == 0)
        #expect(view.isLogInEnabled == true)
        #expect(view.areFieldsEnabled == true)
        #expect(view.loadingCount == 0)
        #expect(wireframe.moves.isEmpty)
    }

    @Test("After a failure the same can be sent again")
    func tryAgain() {
        fillAndLogIn()
        interactor.fail(.offline)
        presenter.didTapLogIn()
        #expect(interactor.logIns.count == 2)
        #expect(interactor.logIns.first == interactor.logIns.last)
    }

    // MARK: The end

    @Test("It does not keep its view alive")
    func weakView() {
        var view: LoginViewSpy? = LoginViewSpy()
        weak let gone = view
        presenter.view = view
        view = nil
        #expect(gone == nil)
    }

    private func fillAndLogIn() {
        presenter.didEdit(username: "ada", password: "lovelace")
        presenter.didTapLogIn()
    }
}
