/// The username and the password that a person has typed.
package struct LoginDraft: Equatable, Sendable {
    package var username: String
    package var password: String

    package init(username: String = "", password: String = "") {
        self.username = username
        self.password = password
    }

    /// The credentials to send, without the white space around the username; nil while one of them is missing.
    package var credentials: Credentials? {
        let username = username.trimmed
        if username.isEmpty || password.isEmpty { return nil }
        return Credentials(username: username, password: password)
    }
}

extension String {
    /// The text without the white space at its ends. Uses `isWhitespace`, so that white space means the same as for feedback.
    fileprivate var trimmed: String {
        let rest = drop(while: \.isWhitespace)
        let end = rest.lastIndex { !$0.isWhitespace }
        return end.map { String(rest[...$0]) } ?? ""
    }
}
