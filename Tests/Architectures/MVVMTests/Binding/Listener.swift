/// A target of bindings. It writes all that it hears in a log, under its name.
final class Listener {
    private let name: String
    private let log: Log<String>

    init(_ name: String, _ log: Log<String>) {
        self.name = name
        self.log = log
    }

    func hear(_ number: Int) {
        log.add("\(name)\(number)")
    }
}

/// An object whose deallocation can be seen through a weak reference.
final class Probe {
    var number = 0
}
