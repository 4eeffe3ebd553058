import Services

struct LoginState: Equatable {
    var draft = LoginDraft()
    var isLoading = false

    var password: String { draft.password }
    var canLogIn: Bool { !isLoading && draft.credentials != nil }
}
