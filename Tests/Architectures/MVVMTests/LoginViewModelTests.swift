import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVVM

@Suite("MVVM: log in")
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
        #expect(viewModel.canLogIn.value == false)
        #expect(authentication.logIns.questions.isEmpty)
    }

    @Test("With a username and a password the button is enabled")
    func completeForm() {
        viewModel.username.value = "ada"
        viewModel.password.value = "lovelace"
        #expect(viewModel.canLogIn.value == true)
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
        #expect(viewModel.canLogIn.value == false)
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
        #expect(status.loadingStates == [false, true])
    }

    @Test("Wrong credentials: the password is cleared, and the username is kept")
    func wrongCredentials() {
        authentication.logIns.preset = .failure(.wrongCredentials)
        fillAndLogIn()
        #expect(status.toasts == [Texts.message(for: .wrongCredentials)])
        #expect(viewModel.password.value == "")
        #expect(viewModel.username.value == "ada")
        #expect(viewModel.canLogIn.value == false)
        #expect(!status.isLoading)
    }

    @Test("The button stays disabled while a wrong password is cleared")
    func wrongCredentialsKeepButtonDisabled() async {
        fillAndLogIn()
        let states = Log<Bool>()
        viewModel.canLogIn.bind(to: states) { $0.add($1) }
        await authentication.logIns.answer(1, with: .failure(.wrongCredentials))
        #expect(!states.entries.contains(true))
    }

    @Test(
        "After another failure the same can be sent again",
        arguments: [
            ServiceError.offline, .timedOut, .serverProblem, .unreadable,
            .tooManyAttempts(retryAfterSeconds: 30),
        ])
    func otherFailures(error: ServiceError) {
        status.didShowToast = { [viewModel] in #expect(viewModel.canLogIn.value == true) }
        authentication.logIns.preset = .failure(error)
        fillAndLogIn()
        #expect(status.toasts == [Texts.message(for: error)])
        #expect(viewModel.password.value == "lovelace")
        #expect(viewModel.username.value == "ada")
        #expect(status.loadingStates == [false, true, false])
        #expect(navigation.moves.isEmpty)
        authentication.logIns.preset = .success(())
        viewModel.logIn()
        let sent = Credentials(username: "ada", password: "lovelace")
        #expect(authentication.logIns.questions == [sent, sent])
        #expect(navigation.moves == [.didLogIn])
    }

    // MARK: Nested calls

    @Test("Two subscribers that both log in as soon as the button is enabled send one request")
    func twoSubscribersLogIn() async {
        fillAndLogIn()
        for _ in 1...2 {
            var hasTried = false
            viewModel.canLogIn.bind(to: viewModel) { viewModel, canLogIn in
                if !canLogIn || hasTried { return }
                hasTried = true
                viewModel.logIn()
            }
        }
        await authentication.logIns.answer(1, with: .failure(.offline))
        #expect(authentication.logIns.questions.count == 2)
        #expect(status.isLoading)
    }

    @Test("A log-in sends the texts that were set last, even while they wait for delivery")
    func sendsCorrection() {
        viewModel.username.bind(to: viewModel) { viewModel, username in
            guard username == "Ada" else { return }
            viewModel.username.value = "ada"
            viewModel.password.value = "Lovelace"
        }
        viewModel.password.bind(to: viewModel) { viewModel, password in
            guard password == "Lovelace" else { return }
            viewModel.password.value = "lovelace"
            viewModel.logIn()
        }
        viewModel.username.value = "Ada"
        let sent = Credentials(username: "ada", password: "lovelace")
        #expect(authentication.logIns.questions == [sent])
    }

    // MARK: The end

    @Test("The log-in is cancelled with its screen")
    func cancelsWhenItGoes() {
        weak var gone: LoginViewModel?
        do {
            let viewModel = LoginViewModel(authentication: authentication, navigation: navigation)
            gone = viewModel
            viewModel.username.value = "ada"
            viewModel.password.value = "lovelace"
            viewModel.logIn()
        }
        #expect(gone == nil)
        #expect(authentication.logIns.cancelledCount == 1)
    }

    @Test("An answer that arrives after it is deallocated leads nowhere")
    func lateAnswer() async {
        do {
            let viewModel = LoginViewModel(authentication: authentication, navigation: navigation)
            viewModel.username.value = "ada"
            viewModel.password.value = "lovelace"
            viewModel.logIn()
            authentication.logIns.dispatch(.success(()), to: 1)
        }
        await authentication.logIns.settle()
        #expect(navigation.moves.isEmpty)
    }

    private func fillAndLogIn(username: String = "ada", password: String = "lovelace") {
        viewModel.username.value = username
        viewModel.password.value = password
        viewModel.logIn()
    }
}
