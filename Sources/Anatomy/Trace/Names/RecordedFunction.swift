/// A function of the program, with all that is known of it.
package struct RecordedFunction: Codable, Equatable, Sendable {
    /// What it is called.
    package let name: FunctionName
    /// What the linker calls it; the parts of an async function share one.
    package let symbol: String
    /// Where it stands; nil if the compiler made it up.
    package let place: SourcePlace?

    /// Makes a function.
    package init(name: FunctionName, symbol: String, place: SourcePlace?) {
        self.name = name
        self.symbol = symbol
        self.place = place
    }
}
