/// Writes down what happens, in order.
final class Log {
    var entries: [String] = []
}
