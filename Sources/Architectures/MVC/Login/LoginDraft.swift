import AppContract
import Services

/// What a person has typed to log in.
struct LoginDraft {
    let username: String
    let password: String

    /// What is sent; nil while something is missing. White space around the username does not count.
    var credentials: Credentials? {
        let username = username.trimmed
        if username.isEmpty || password.isEmpty { return nil }
        return Credentials(username: username, password: password)
    }
}
