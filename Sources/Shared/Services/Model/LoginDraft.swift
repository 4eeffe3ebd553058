/// The username and the password that a person has typed.
package struct LoginDraft: Sendable {
    package var username: String
    package var password: String

    package init(username: String = "", password: String = "") {
        self.username = username
        self.password = password
    }

    /// The credentials to send; nil while one of them is missing. White space around the username is left out.
    package var credentials: Credentials? {
        let username = username.trimmed
        if username.isEmpty || password.isEmpty { return nil }
        return Credentials(username: username, password: password)
    }
}

extension String {
    /// The text without the white space at its ends. Line breaks are white space, too.
    fileprivate var trimmed: String {
        let rest = drop(while: \.isWhitespace)
        let end = rest.lastIndex { !$0.isWhitespace }
        return end.map { String(rest[...$0]) } ?? ""
    }
}
