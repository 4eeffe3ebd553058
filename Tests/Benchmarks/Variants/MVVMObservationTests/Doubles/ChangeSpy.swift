import Observation

/// Reads values once, and notices if one of them is going to change. Then a view would call `updateProperties` again.
final class ChangeSpy {
    private(set) var hasNoticed = false

    init<Value>(_ values: @autoclosure () -> Value) {
        withObservationTracking {
            _ = values()
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.hasNoticed = true }
        }
    }
}
