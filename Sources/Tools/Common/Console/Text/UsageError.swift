/// A wrong call of the program: what was seen, and what to do instead. The exit code is 64.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
