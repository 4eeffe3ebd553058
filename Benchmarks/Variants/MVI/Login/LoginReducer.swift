import AppContract
import Services

enum LoginReducer: Reducer {
    static func reduce(into state: inout LoginState, intent: LoginIntent) -> [LoginEffect] {
        switch intent {
        case .editedUsername(let text):
            state.draft.username = text
            return []
        case .editedPassword(let text):
            state.draft.password = text
            return []
        case .tappedLogIn:
            guard !state.isLoading, let credentials = state.draft.credentials else { return [] }
            state.isLoading = true
            return [.logIn(credentials)]
        case .loggedIn:
            // Keep the loading state, because the home screen replaces this one.
            return [.leave]
        case .failed(let error):
            if error == .wrongCredentials { state.draft.password = "" }
            state.isLoading = false
            return Texts.message(for: error).map { [.showToast($0)] } ?? []
        }
    }
}
