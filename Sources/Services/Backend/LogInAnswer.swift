/// What the server answers to a log-in.
struct LogInAnswer: Codable {
    let token: String
}
