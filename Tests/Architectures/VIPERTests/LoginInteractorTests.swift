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
        interactor.attach(output)
    }

    // MARK: The form

    @Test(
        "Nobody can log in without a username and a password",
        arguments: [("", ""), ("ada", ""), ("", "lovelace"), ("   ", "lovelace")])
    func incompleteForm(username: String, password: String) {
        #expect(!interactor.isComplete(username: username, password: password))
    }

    @Test("A form with both is complete")
    func completeForm() {
        #expect(interactor.isComplete(username: "ada", password: " "))
    }

    @Test("Spaces around the username are not sent, those of the password are")
    func trimsUsername() {
        interactor.logIn(username: "  ada ", password: " lovelace ")
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
            interactor.attach(output)
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
            interactor.attach(output)
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
        output.map(interactor.attach)
        interactor.logIn(username: "ada", password: "lovelace")
        output = nil
        #expect(gone == nil)
    }
}
