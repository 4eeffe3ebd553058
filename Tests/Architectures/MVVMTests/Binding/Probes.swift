/// Writes down what it's told, in order.
final class Log<Entry> {
    private(set) var entries: [Entry] = []

    func add(_ entry: Entry) {
        entries.append(entry)
    }
}

/// An object whose deallocation can be seen through a weak reference.
final class Probe {
    var number = 0
    var text = ""
}

/// Runs `action` when it is deallocated.
final class LastWords {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    isolated deinit {
        action()
    }
}
