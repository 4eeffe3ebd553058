/// A property that holds something in each value of its type.
package struct StoredProperty: Sendable {
    /// Whether it keeps alive what it holds.
    package enum Hold: String, CaseIterable, Sendable {
        /// It does.
        case strong
        /// It does not, and is empty when that has gone.
        case weak
        /// It does not, and must not be used when that has gone.
        case unowned
    }

    /// The type it belongs to.
    package var owner: String
    /// Its name.
    package let name: String
    /// The type of what it holds, such as `weak MVP.LoginView?`.
    package var type: String
    /// Whether it keeps that alive.
    package let hold: Hold
    /// Whether its value stands at its declaration.
    package let hasInitialValue: Bool

    /// Whether it holds a closure.
    var isClosure: Bool { type.contains("->") }

    /// Describes a property.
    package init(
        owner: String, name: String, type: String, hold: Hold, hasInitialValue: Bool = false
    ) {
        self.owner = owner
        self.name = name
        self.type = type
        self.hold = hold
        self.hasInitialValue = hasInitialValue
    }
}
