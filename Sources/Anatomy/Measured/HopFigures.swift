/// How far an action of a person goes through an architecture, counted in a trace.
public struct HopFigures: Codable, Equatable, Sendable {
    /// What the person does.
    public let action: String
    /// How many calls go from one role to another until it is answered.
    public let hops: Int

    /// Takes what was counted.
    public init(action: String, hops: Int) {
        self.action = action
        self.hops = hops
    }
}
