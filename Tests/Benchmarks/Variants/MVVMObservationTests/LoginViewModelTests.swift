import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVMObservation

@Suite("MVVMObservation: log in")
struct LoginViewModelTests {
    private let authentication = AuthenticationServiceStub()
    private let navigation = NavigationSpy()
    private let viewModel: LoginViewModel
    private let status: StatusSpy

    init() {
        viewModel = LoginViewModel(authentication: authentication, navigation: navigation)
        status = StatusSpy(viewModel.status)
    }

    // MARK: The form

    @Test(
        "While a field is empty, the button is disabled and nothing is sent",
        arguments: [("", ""), ("ada", ""), ("", "lovelace"), (" \n", "lovelace")])
    func incompleteForm(username: String, password: String) {
        fillAndLogIn(username: username, password: password)
        #expect(!viewModel.canLogIn)
        #expect(authentication.logIns.questions.isEmpty)
    }

    @Test("With a username and a password the button is enabled")
    func completeForm() {
        viewModel.username = "ada"
        viewModel.password = "lovelace"
        #expect(viewModel.canLogIn)
    }

    @Test("White space around the username is not sent, that of the password is")
    func trimsUsername() {
        fillAndLogIn(username: "\r\nada\t", password: " lovelace ")
        let sent = Credentials(username: "ada", password: " lovelace ")
        #expect(authentication.logIns.questions == [sent])
    }

    // MARK: Waiting

    /// The view disables the fields while `isLoading`: ``ScreenTests`` checks that.
    @Test("While waiting, loading is shown, and the fields and the button are disabled")
    func waiting() {
        fillAndLogIn()
        #expect(status.isLoading)
        #expect(!viewModel.canLogIn)
    }

    @Test("A second tap while waiting sends nothing")
    func secondTap() {
        fillAndLogIn()
        viewModel.logIn()
        #expect(authentication.logIns.questions.count == 1)
        #expect(status.isLoading)
    }

    // MARK: Answers

    @Test("Success leads to the home screen, and loading is shown until then")
    func success() async {
        fillAndLogIn()
        await authentication.logIns.answer(1, with: .success(()))
        #expect(navigation.moves == [.didLogIn])
        #expect(status.toasts.isEmpty)
        #expect(status.isLoading)
    }

    @Test("Wrong credentials: the password is cleared, and the username is kept")
    func wrongCredentials() {
        authentication.logIns.preset = .failure(.wrongCredentials)
        fillAndLogIn()
        #expect(status.toasts == [Texts.message(for: .wrongCredentials)])
        #expect(viewModel.password == "")
        #expect(viewModel.username == "ada")
        #expect(!viewModel.canLogIn)
        #expect(!status.isLoading)
    }

    @Test(
        "After another failure the same can be sent again",
        arguments: [
            ServiceError.offline, .timedOut, .serverProblem, .unreadable,
            .tooManyAttempts(retryAfterSeconds: 30),
        ])
    func otherFailures(error: ServiceError) {
        status.didShowToast = { [viewModel] in #expect(viewModel.canLogIn) }
        authentication.logIns.preset = .failure(error)
        fillAndLogIn()
        #expect(status.toasts == [Texts.message(for: error)])
        #expect(viewModel.password == "lovelace")
        #expect(viewModel.username == "ada")
        #expect(!status.isLoading)
        #expect(navigation.moves.isEmpty)
        authentication.logIns.preset = .success(())
        viewModel.logIn()
        let sent = Credentials(username: "ada", password: "lovelace")
        #expect(authentication.logIns.questions == [sent, sent])
        #expect(navigation.moves == [.didLogIn])
    }

    // MARK: What a view notices

    @Test("A view that shows whether the button is enabled notices each edit of the form")
    func noticesEdits() {
        let username = ChangeSpy(viewModel.canLogIn)
        viewModel.username = "ada"
        #expect(username.hasNoticed)
        let password = ChangeSpy(viewModel.canLogIn)
        viewModel.password = "lovelace"
        #expect(password.hasNoticed)
    }

    @Test("A view notices when a log-in begins, and when a wrong password is cleared")
    func noticesLogIn() async {
        let begin = ChangeSpy(viewModel.canLogIn)
        fillAndLogIn()
        #expect(begin.hasNoticed)
        let (password, loading) = (
            ChangeSpy(viewModel.password), ChangeSpy(viewModel.status.isLoading)
        )
        await authentication.logIns.answer(1, with: .failure(.wrongCredentials))
        #expect(password.hasNoticed)
        #expect(loading.hasNoticed)
    }

    // MARK: The end

    @Test("The log-in is cancelled with its screen")
    func cancelsWhenItGoes() {
        weak var gone: LoginViewModel?
        do {
            let viewModel = LoginViewModel(authentication: authentication, navigation: navigation)
            gone = viewModel
            viewModel.username = "ada"
            viewModel.password = "lovelace"
            viewModel.logIn()
        }
        #expect(gone == nil)
        #expect(authentication.logIns.cancelledCount == 1)
    }

    @Test("An answer that arrives after it is deallocated leads nowhere")
    func lateAnswer() async {
        do {
            let viewModel = LoginViewModel(authentication: authentication, navigation: navigation)
            viewModel.username = "ada"
            viewModel.password = "lovelace"
            viewModel.logIn()
            authentication.logIns.dispatch(.success(()), to: 1)
        }
        await authentication.logIns.settle()
        #expect(navigation.moves.isEmpty)
    }

    private func fillAndLogIn(username: String = "ada", password: String = "lovelace") {
        viewModel.username = username
        viewModel.password = password
        viewModel.logIn()
    }
}
