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

    @Test("With both everybody can try")
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

    @Test("Success is told, once it is there")
    func success() async {
        interactor.logIn(username: "ada", password: "lovelace")
        #expect(output.successes == 0)
        await authentication.logIns.answer(1, with: .success(()))
        #expect(output.successes == 1)
    }

    @Test("So is a failure", arguments: [ServiceError.wrongCredentials, .offline])
    func failure(error: ServiceError) {
        authentication.logIns.preset = .failure(error)
        interactor.logIn(username: "ada", password: "lovelace")
        #expect(output.errors == [error])
        #expect(output.successes == 0)
    }

    // MARK: The end

    @Test("When it goes away the call is cancelled, and nothing keeps it alive")
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

    @Test("An answer on its way when it goes away changes nothing")
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
