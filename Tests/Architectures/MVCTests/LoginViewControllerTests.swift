import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVC

@Suite("MVC: log in")
struct LoginViewControllerTests {
    private let app = AppInWindow()
    private let person: Person

    init() {
        person = app.person
        app.launch(isLoggedIn: false)
    }

    private var sent: [Credentials] { app.authentication.logIns.questions }

    // MARK: The form

    @Test(
        "While a field is empty, the button is disabled and nothing is sent",
        arguments: [Texts.username, Texts.password])
    func emptyField(field: String) throws {
        #expect(try !person.isEnabled(Texts.logIn))
        try person.type("ada", into: Texts.username)
        try person.type("lovelace", into: Texts.password)
        try person.clear(field)
        #expect(try !person.isEnabled(Texts.logIn))
        try person.tryToTap(Texts.logIn)
        #expect(sent.isEmpty)
    }

    @Test("With a username and a password the button is enabled")
    func completeForm() throws {
        try person.type("lovelace", into: Texts.password)
        try person.type("ada", into: Texts.username)
        #expect(try person.isEnabled(Texts.logIn))
    }

    @Test("White space around the username is not sent, that of the password is")
    func whiteSpace() throws {
        try person.type("  ada\n", into: Texts.username)
        try person.type(" lovelace ", into: Texts.password)
        try person.tap(Texts.logIn)
        #expect(sent == [Credentials(username: "ada", password: " lovelace ")])
    }

    // MARK: Waiting

    @Test("While waiting, loading is shown, and the fields and the button are disabled")
    func waiting() throws {
        try app.sendCredentials()
        #expect(app.window.isLoading)
        for control in [Texts.username, Texts.password, Texts.logIn] {
            #expect(try !person.isEnabled(control), "\(control)")
        }
    }

    @Test("A second tap while waiting sends nothing")
    func secondTap() throws {
        try app.sendCredentials()
        try person.tryToTap(Texts.logIn)
        #expect(sent.count == 1)
    }

    // MARK: Answers

    @Test("Success leads to the home screen, and loading is shown until then")
    func success() async throws {
        let login = try #require(app.window.topViewController)
        try app.sendCredentials()
        await app.authentication.logIns.answer(1, with: .success(()))
        #expect(app.titles == [Texts.news])
        #expect(login.isLoading)
        #expect(app.window.toast == nil)
    }

    @Test("Wrong credentials: the password is cleared, and the username is kept")
    func wrongCredentials() throws {
        app.authentication.logIns.preset = .failure(.wrongCredentials)
        try app.sendCredentials()
        #expect(app.window.toast == Texts.message(for: .wrongCredentials))
        #expect(try person.text(of: Texts.password) == "")
        #expect(try person.text(of: Texts.username) == "ada")
        #expect(try !person.isEnabled(Texts.logIn))
        try person.type("lovelace", into: Texts.password)
        #expect(try person.isEnabled(Texts.logIn))
        #expect(!app.window.isLoading)
    }

    @Test(
        "After another failure the same can be sent again",
        arguments: [
            ServiceError.offline, .timedOut, .serverProblem, .unreadable,
            .tooManyAttempts(retryAfterSeconds: 30),
        ])
    func otherFailures(error: ServiceError) throws {
        app.authentication.logIns.preset = .failure(error)
        try app.sendCredentials()
        #expect(app.window.toast == Texts.message(for: error))
        #expect(app.titles == [Texts.logIn])
        #expect(!app.window.isLoading)
        try person.tap(Texts.logIn)
        let credentials = Credentials(username: "ada", password: "lovelace")
        #expect(sent == [credentials, credentials])
    }

    // MARK: The end

    @Test("The log-in is cancelled with its screen")
    func cancelled() async throws {
        weak let screen = app.window.topViewController
        try app.sendCredentials()
        app.window.closeScreens()
        #expect(screen == nil)
        #expect(app.authentication.logIns.cancelledCount == 1)
        await app.authentication.logIns.settle()
        #expect(app.window.toast == nil)
    }
}
