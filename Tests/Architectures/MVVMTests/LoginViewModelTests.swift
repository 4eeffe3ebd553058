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
        viewModel = LoginViewModel(authentication: authentication, navigation: navigation.login)
        status = StatusSpy(viewModel.status)
    }

    // MARK: The form

    @Test("At first both fields are empty")
    func emptyForm() {
        #expect(viewModel.username.value == "")
        #expect(viewModel.password.value == "")
        #expect(viewModel.canLogIn.value == false)
    }

    @Test(
        "Nobody can log in without a username and a password",
        arguments: [
            ("", ""), ("ada", ""), ("", "lovelace"), ("   ", "lovelace"), (" \n", "lovelace"),
        ])
    func incompleteForm(username: String, password: String) {
        viewModel.username.value = username
        viewModel.password.value = password
        viewModel.logIn()
        #expect(viewModel.canLogIn.value == false)
        #expect(authentication.logIns.questions.isEmpty)
    }

    @Test("With both the button is enabled")
    func completeForm() {
        viewModel.username.value = "ada"
        viewModel.password.value = "lovelace"
        #expect(viewModel.canLogIn.value == true)
        #expect(viewModel.canEdit.value)
    }

    @Test(
        "White space around the username is not sent, that of the password is",
        arguments: ["  ada ", "ada\n", "\r\nada\t"])
    func trimsUsername(username: String) {
        viewModel.username.value = username
        viewModel.password.value = " lovelace "
        viewModel.logIn()
        let sent = Credentials(username: "ada", password: " lovelace ")
        #expect(authentication.logIns.questions == [sent])
    }

    // MARK: Waiting

    @Test("While it is waiting, loading is shown, and fields and button are disabled")
    func waiting() {
        fillAndLogIn()
        #expect(status.isLoading)
        #expect(!viewModel.canEdit.value)
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

    @Test("Success makes the news the only screen")
    func success() async {
        fillAndLogIn()
        await authentication.logIns.answer(1, with: .success(()))
        #expect(navigation.moves == [.home])
        #expect(status.toasts.isEmpty)
        #expect(status.loadingStates == [false, true])
    }

    @Test("Wrong credentials: the password is cleared, the username is kept")
    func wrongCredentials() {
        authentication.logIns.preset = .failure(.wrongCredentials)
        fillAndLogIn()
        #expect(status.toasts == [Texts.message(for: .wrongCredentials)])
        #expect(viewModel.password.value == "")
        #expect(viewModel.username.value == "ada")
        #expect(viewModel.canLogIn.value == false)
        #expect(viewModel.canEdit.value)
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
        "Any other failure is told and keeps both fields",
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
        #expect(viewModel.canEdit.value)
        #expect(!status.isLoading)
        #expect(navigation.moves.isEmpty)
    }

    @Test("A failure that comes at once ends the loading")
    func immediateFailure() {
        authentication.logIns.preset = .failure(.offline)
        fillAndLogIn()
        #expect(status.loadingStates == [false, true, false])
        #expect(viewModel.canLogIn.value == true)
    }

    @Test("After a failure the same can be sent again")
    func tryAgain() {
        authentication.logIns.preset = .failure(.offline)
        fillAndLogIn()
        authentication.logIns.preset = .success(())
        viewModel.logIn()
        let sent = Credentials(username: "ada", password: "lovelace")
        #expect(authentication.logIns.questions == [sent, sent])
        #expect(navigation.moves == [.home])
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: LoginViewModel?
        let status: StatusSpy
        do {
            let viewModel = LoginViewModel(
                authentication: authentication, navigation: navigation.login)
            gone = viewModel
            status = StatusSpy(viewModel.status)
            viewModel.username.value = "ada"
            viewModel.password.value = "lovelace"
            viewModel.logIn()
        }
        #expect(gone == nil)
        #expect(authentication.logIns.cancelledCount == 1)
        await authentication.logIns.settle()
        #expect(status.toasts.isEmpty)
    }

    @Test("An answer that arrives after it is deallocated changes nothing")
    func lateAnswer() async {
        do {
            let viewModel = LoginViewModel(
                authentication: authentication, navigation: navigation.login)
            viewModel.username.value = "ada"
            viewModel.password.value = "lovelace"
            viewModel.logIn()
            authentication.logIns.dispatch(.success(()), to: 1)
        }
        await authentication.logIns.settle()
        #expect(navigation.moves.isEmpty)
    }

    private func fillAndLogIn() {
        viewModel.username.value = "ada"
        viewModel.password.value = "lovelace"
        viewModel.logIn()
    }
}
