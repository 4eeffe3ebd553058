import ServiceDoubles
import Services
import Testing

@testable import VIPER

@Suite("VIPER: log in, interactor")
struct LoginInteractorTests {
    private let output = LoginInteractorOutputSpy()
    private let authentication = AuthenticationServiceStub()
    private let interactor: LoginInteractor

    init() {
        interactor = LoginInteractor(authentication: authentication)
        interactor.output = output
    }

    // MARK: The draft

    @Test(
        "While a field is empty, the button is disabled and nothing is sent",
        arguments: [("", "lovelace"), ("ada", "")])
    func incomplete(username: String, password: String) {
        interactor.edit(username: username, password: password)
        #expect(!interactor.canLogIn)
        interactor.logIn()
        #expect(authentication.logIns.questions.isEmpty)
        #expect(output.loadingStates.isEmpty)
    }

    @Test("With a username and a password the button is enabled")
    func complete() {
        #expect(!interactor.canLogIn)
        interactor.edit(username: "ada", password: "l")
        #expect(interactor.canLogIn)
        interactor.edit(username: "ada", password: "")
        #expect(!interactor.canLogIn)
    }

    @Test("White space around the username is not sent, that of the password is")
    func trimsUsername() {
        interactor.edit(username: "  ada\n", password: " lovelace ")
        #expect(interactor.canLogIn)
        interactor.logIn()
        let sent = Credentials(username: "ada", password: " lovelace ")
        #expect(authentication.logIns.questions == [sent])
    }

    // MARK: Waiting

    @Test("While waiting, loading is shown, and the fields and the button are disabled")
    func waiting() {
        logIn()
        #expect(output.loadingStates == [true])
        #expect(!interactor.canLogIn)
    }

    @Test("A second tap while waiting sends nothing")
    func secondTap() {
        logIn()
        interactor.logIn()
        #expect(authentication.logIns.questions.count == 1)
        #expect(output.loadingStates == [true])
    }

    // MARK: Answers

    @Test("Success leads to the home screen, and loading is shown until then")
    func success() async {
        logIn()
        #expect(output.successes == 0)
        await authentication.logIns.answer(1, with: .success(()))
        #expect(output.successes == 1)
        #expect(output.loadingStates == [true])
    }

    @Test("Wrong credentials: the password is cleared, and the username is kept")
    func wrongCredentials() async {
        logIn()
        await authentication.logIns.answer(1, with: .failure(.wrongCredentials))
        #expect(output.errors == [.wrongCredentials])
        #expect(output.passwordClearings == 1)
        #expect(output.loadingStates == [true, false])
        #expect(!interactor.canLogIn)
        interactor.edit(username: "ada", password: "byron")
        #expect(interactor.canLogIn)
    }

    @Test("After another failure the same can be sent again")
    func otherFailure() async {
        logIn()
        await authentication.logIns.answer(1, with: .failure(.offline))
        #expect(output.errors == [.offline])
        #expect(output.passwordClearings == 0)
        #expect(output.loadingStates == [true, false])
        #expect(interactor.canLogIn)
        interactor.logIn()
        let sent = Credentials(username: "ada", password: "lovelace")
        #expect(authentication.logIns.questions == [sent, sent])
    }

    // MARK: The end

    @Test("The log-in is cancelled with its screen")
    func cancelsWhenItGoes() async {
        weak var gone: LoginInteractor?
        do {
            let interactor = LoginInteractor(authentication: authentication)
            interactor.output = output
            gone = interactor
            logIn(interactor)
        }
        #expect(gone == nil)
        #expect(authentication.logIns.cancelledCount == 1)
        await authentication.logIns.settle()
        #expect(output.errors.isEmpty)
    }

    @Test("An answer that arrives after the screen is gone changes nothing")
    func lateAnswer() async {
        do {
            let interactor = LoginInteractor(authentication: authentication)
            interactor.output = output
            logIn(interactor)
            authentication.logIns.dispatch(.success(()), to: 1)
        }
        await authentication.logIns.settle()
        #expect(output.successes == 0)
    }

    private func logIn(_ other: LoginInteractor? = nil) {
        let interactor = other ?? interactor
        interactor.edit(username: "ada", password: "lovelace")
        interactor.logIn()
    }
}
