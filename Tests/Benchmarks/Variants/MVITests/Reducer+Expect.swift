import Testing

@testable import MVI

extension Reducer {
    /// Checks the whole next state, and all effects, of an intent.
    ///
    /// - Parameters:
    ///   - effects: What must be asked for, in this order.
    ///   - change: Makes the next state; by default the state must stay as it is.
    static func expect(
        _ intent: Intent, in state: State, asks effects: [Effect] = [],
        at location: SourceLocation = #_sourceLocation, change: (inout State) -> Void = { _ in }
    ) {
        var (next, expected) = (state, state)
        let asked = reduce(into: &next, intent: intent)
        change(&expected)
        #expect(next == expected, sourceLocation: location)
        #expect(asked == effects, sourceLocation: location)
    }
}
