import Loopback
import Scenarios

/// How apps reach their server in scenarios.
enum BackendChoice: String, CaseIterable, Codable {
    case memory
    case http

    /// Sets up the transport; it lasts as long as the returned function.
    func makeTransport() throws -> ScenarioRunner.Transport? {
        switch self {
        case .memory: nil
        case .http: try LoopbackWire().backend(reaching:)
        }
    }
}
