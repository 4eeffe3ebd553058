@testable import VIPER

extension ModuleName {
    nonisolated static let all: [ModuleName] = [.login, .home, .news, .feedback, .link]

    /// The modules that ask the server on behalf of a session.
    nonisolated static let inSession: [ModuleName] = [.news, .feedback, .link]
}
