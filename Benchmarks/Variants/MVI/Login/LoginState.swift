import Services

struct LoginState: Equatable {
    var draft = LoginDraft()
    var isLoading = false

    var username: String { draft.username }
    var password: String { draft.password }
    var canLogIn: Bool { !isLoading && draft.credentials != nil }
}
