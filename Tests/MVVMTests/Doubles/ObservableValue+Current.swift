@testable import MVVM

extension ObservableValue {
    /// The value now, as somebody sees it who begins to observe.
    var current: Value? {
        var seen: Value?
        observe { seen = $0 }.cancel()
        return seen
    }
}
