import LoopbackWire
import Reporting
import Scenarios

/// How the apps of scenarios are to reach their server.
enum BackendChoice: String, CaseIterable {
    case memory
    case http

    /// What the value of an option means; no value means in memory.
    init(_ name: String?) throws(UsageError) {
        guard let name else {
            self = .memory
            return
        }
        guard let choice = Self(rawValue: name.lowercased()) else {
            let names = Self.allCases.map(\.rawValue)
            throw UsageError(names.complaint(aboutUnknown: "backend", name))
        }
        self = choice
    }

    /// Sets up the way, which lasts as long as what is returned.
    func makeWay() throws -> ScenarioRunner.Way {
        switch self {
        case .memory: { $0 }
        case .http: try LoopbackWire().backend(reaching:)
        }
    }
}
