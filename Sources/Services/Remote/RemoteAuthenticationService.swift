import Foundation

struct RemoteAuthenticationService: AuthenticationService {
    let client: Client

    func logIn(with credentials: Credentials) async throws(ServiceError) {
        client.setToken(nil)
        let answer = try await client.send(.logIn(credentials), for: LogInAnswer.self)
        client.setToken(answer.token)
    }

    func logOut() {
        client.setToken(nil)
    }
}
