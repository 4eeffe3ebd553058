/// What all observers do with a value, so that the compiler cannot leave them out.
final class Sum {
    private(set) var value = 0

    func add(_ number: Int) {
        value &+= number
    }
}
