import Services
import Testing

@testable import MVC

@Suite("MVC: what is typed to log in")
struct LoginDraftTests {
    @Test(
        "Without a username or a password there is nothing to send",
        arguments: [("", ""), ("ada", ""), ("", "lovelace"), (" \n", "lovelace")])
    func incomplete(username: String, password: String) {
        #expect(LoginDraft(username: username, password: password).credentials == nil)
    }

    @Test("White space around the username is not sent, that of the password is")
    func trimsUsername() {
        let draft = LoginDraft(username: "\r\nada ", password: " lovelace ")
        #expect(draft.credentials == Credentials(username: "ada", password: " lovelace "))
    }
}
