import Foundation
import Services

final class LoginInteractor: LoginInteractorInput {
    private weak var output: (any LoginInteractorOutput)?
    private let authentication: any AuthenticationService
    private var loggingIn: Task<Void, Never>?

    init(authentication: any AuthenticationService) {
        self.authentication = authentication
    }

    isolated deinit {
        loggingIn?.cancel()
    }

    func attach(_ output: any LoginInteractorOutput) { self.output = output }

    func isComplete(username: String, password: String) -> Bool {
        !username.allSatisfy(\.isWhitespace) && !password.isEmpty
    }

    func logIn(username: String, password: String) {
        let credentials = Credentials(
            username: username.trimmingCharacters(in: .whitespaces), password: password)
        loggingIn = Task.immediate { [weak self, authentication] in
            do throws(ServiceError) {
                try await authentication.logIn(with: credentials)
                self?.output?.didLogIn()
            } catch {
                self?.output?.didFail(error)
            }
        }
    }
}
