import Services
import Testing

@Suite("A draft of a log-in")
struct LoginDraftTests {
    @Test(
        "Without a username or a password there is nothing to send",
        arguments: [("", ""), ("ada", ""), ("", "lovelace"), (" \n", "lovelace")])
    func incomplete(username: String, password: String) {
        #expect(LoginDraft(username: username, password: password).credentials == nil)
    }

    @Test(
        "White space around the username is not sent",
        arguments: [
            ("ada", "ada"), ("  ada ", "ada"), ("ada\n", "ada"), ("\r\n\tada l\u{A0}", "ada l"),
        ])
    func trimsUsername(typed: String, sent: String) {
        let draft = LoginDraft(username: typed, password: "lovelace")
        #expect(draft.credentials == Credentials(username: sent, password: "lovelace"))
    }

    @Test("White space around the password is sent")
    func keepsPassword() {
        let draft = LoginDraft(username: "ada", password: " lovelace ")
        #expect(draft.credentials == Credentials(username: "ada", password: " lovelace "))
    }
}
