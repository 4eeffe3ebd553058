/// A property that holds something in each value of its type.
public struct StoredProperty: Sendable {
    /// Whether it keeps alive what it holds.
    public enum Hold: String, CaseIterable, Sendable {
        /// It does.
        case strong
        /// It does not, and is empty when that has gone.
        case weak
        /// It does not, and must not be used when that has gone.
        case unowned
    }

    /// The type it belongs to.
    public var owner: String
    /// Its name.
    public let name: String
    /// The type of what it holds, such as `weak MVP.LoginView?`.
    public var type: String
    /// Whether it keeps that alive.
    public let hold: Hold
    /// Whether its value stands at its declaration.
    public let hasInitialValue: Bool

    /// Whether it holds a closure.
    var isClosure: Bool { type.contains("->") }

    /// Describes a property.
    public init(
        owner: String, name: String, type: String, hold: Hold, hasInitialValue: Bool = false
    ) {
        self.owner = owner
        self.name = name
        self.type = type
        self.hold = hold
        self.hasInitialValue = hasInitialValue
    }
}
