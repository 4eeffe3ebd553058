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

    @Test("An incomplete draft can't be sent", arguments: [("", "lovelace"), ("ada", "")])
    func incomplete(username: String, password: String) {
        interactor.edit(username: username, password: password)
        #expect(!interactor.canLogIn)
        interactor.logIn()
        #expect(authentication.logIns.questions.isEmpty)
        #expect(output.loadingStates.isEmpty)
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

    @Test("While it waits for the answer, nobody can log in a second time")
    func waiting() {
        logIn()
        #expect(output.loadingStates == [true])
        #expect(!interactor.canLogIn)
        interactor.logIn()
        #expect(authentication.logIns.questions.count == 1)
        #expect(output.loadingStates == [true])
    }

    // MARK: Answers

    @Test("Success is reported when the answer arrives, and loading goes on")
    func success() async {
        logIn()
        #expect(output.successes == 0)
        await authentication.logIns.answer(1, with: .success(()))
        #expect(output.successes == 1)
        #expect(output.loadingStates == [true])
    }

    @Test("Wrong credentials are reported, and the password must be typed anew")
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

    @Test("Any other failure is reported, and the same draft can be sent again")
    func otherFailure() async {
        logIn()
        await authentication.logIns.answer(1, with: .failure(.offline))
        #expect(output.errors == [.offline])
        #expect(output.passwordClearings == 0)
        #expect(output.loadingStates == [true, false])
        #expect(interactor.canLogIn)
        interactor.logIn()
        #expect(authentication.logIns.questions.count == 2)
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
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

    @Test("An answer that arrives after it is deallocated changes nothing")
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
