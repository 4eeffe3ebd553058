@testable import MVI

/// Stands for a store: has effects performed, and records the intents that come back.
final class StoreSpy<Handler: Effects> {
    private(set) var intents: [Handler.Intent] = []
    private let effects: Handler

    init(_ effects: Handler) {
        self.effects = effects
    }

    func perform(_ wanted: Handler.Effect...) {
        for effect in wanted {
            effects.perform(effect) { [weak self] in self?.intents.append($0) }
        }
    }
}
