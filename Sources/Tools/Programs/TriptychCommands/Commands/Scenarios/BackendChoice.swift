import LoopbackWire
import Output
import Scenarios

/// How apps reach their server in scenarios.
enum BackendChoice: String, CaseIterable, Codable {
    case memory
    case http

    /// - Parameters:
    ///   - name: The value of the option; nil for the default, in memory.
    ///   - others: What else the option takes.
    init(_ name: String?, or others: String...) throws(UsageError) {
        guard let name else {
            self = .memory
            return
        }
        guard let choice = Self(rawValue: name.lowercased()) else {
            let names = Self.allCases.map(\.rawValue) + others
            throw UsageError(names.complaint(aboutUnknown: "backend", name))
        }
        self = choice
    }

    /// Sets up the transport; it lasts as long as the returned function.
    func makeTransport() throws -> ScenarioRunner.Transport? {
        switch self {
        case .memory: nil
        case .http: try LoopbackWire().backend(reaching:)
        }
    }
}
