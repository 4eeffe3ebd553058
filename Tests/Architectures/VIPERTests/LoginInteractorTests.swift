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

    // MARK: The form

    @Test(
        "Nobody can log in without a username and a password",
        arguments: [("", ""), ("ada", ""), ("", "lovelace"), (" \n ", "lovelace")])
    func incompleteForm(username: String, password: String) {
        #expect(!interactor.canLogIn(username: username, password: password))
    }

    @Test("An incomplete form is not sent", arguments: [("", "lovelace"), ("ada", "")])
    func sendsNothing(username: String, password: String) {
        interactor.logIn(username: username, password: password)
        #expect(authentication.logIns.questions.isEmpty)
        #expect(output.waitingStates.isEmpty)
    }

    @Test("A second tap while waiting sends nothing, and after a failure it does")
    func secondTap() async {
        interactor.logIn(username: "ada", password: "lovelace")
        interactor.logIn(username: "ada", password: "lovelace")
        #expect(authentication.logIns.questions.count == 1)
        #expect(output.waitingStates == [true])
        await authentication.logIns.answer(1, with: .failure(.offline))
        interactor.logIn(username: "ada", password: "lovelace")
        #expect(authentication.logIns.questions.count == 2)
    }

    @Test("A form with both is complete")
    func completeForm() {
        #expect(interactor.canLogIn(username: "ada", password: " "))
    }

    @Test("While it is waiting nobody can log in, and after a failure they can")
    func waiting() async {
        interactor.logIn(username: "ada", password: "lovelace")
        #expect(!interactor.canLogIn(username: "ada", password: "lovelace"))
        await authentication.logIns.answer(1, with: .failure(.offline))
        #expect(interactor.canLogIn(username: "ada", password: "lovelace"))
        #expect(output.waitingStates == [true, false])
    }

    @Test("White space around the username is not sent, that of the password is")
    func trimsUsername() {
        interactor.logIn(username: "  ada\n", password: " lovelace ")
        let sent = Credentials(username: "ada", password: " lovelace ")
        #expect(authentication.logIns.questions == [sent])
    }

    // MARK: Answers

    @Test("Success is reported when the answer arrives")
    func success() async {
        interactor.logIn(username: "ada", password: "lovelace")
        #expect(output.successes == 0)
        await authentication.logIns.answer(1, with: .success(()))
        #expect(output.successes == 1)
        // The form is about to be replaced, so it goes on waiting.
        #expect(output.waitingStates == [true])
    }

    @Test("A failure is reported", arguments: [ServiceError.wrongCredentials, .offline])
    func failure(error: ServiceError) {
        authentication.logIns.preset = .failure(error)
        interactor.logIn(username: "ada", password: "lovelace")
        #expect(output.errors == [error])
        #expect(output.successes == 0)
    }

    // MARK: The end

    @Test("The call is cancelled when it is deallocated, and nothing keeps it alive")
    func cancelsWhenItGoes() async {
        weak var gone: LoginInteractor?
        do {
            let interactor = LoginInteractor(authentication: authentication)
            interactor.output = output
            gone = interactor
            interactor.logIn(username: "ada", password: "lovelace")
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
            interactor.logIn(username: "ada", password: "lovelace")
            authentication.logIns.dispatch(.success(()), to: 1)
        }
        await authentication.logIns.settle()
        #expect(output.successes == 0)
    }

    @Test("It does not keep its output alive")
    func weakOutput() {
        var output: LoginInteractorOutputSpy? = LoginInteractorOutputSpy()
        weak let gone = output
        interactor.output = output
        interactor.logIn(username: "ada", password: "lovelace")
        output = nil
        #expect(gone == nil)
    }
}
