import Foundation

struct RemoteAuthenticationService: AuthenticationService {
    let client: Client

    func logIn(with credentials: Credentials) async throws(ServiceError) {
        client.setToken(nil)
        do throws(ServiceError) {
            let answer = try await client.send(.logIn(credentials), for: LogInAnswer.self)
            client.setToken(answer.token)
        } catch .sessionEnded {
            // There was no session to end: it is these credentials that the server refused.
            throw .wrongCredentials
        }
    }

    func logOut() {
        client.setToken(nil)
    }
}
