/// A function of the program, with all that is known of it.
public struct RecordedFunction: Codable, Equatable, Sendable {
    /// What it is called.
    public let name: FunctionName
    /// What the linker calls it; the parts of an async function share one.
    public let symbol: String
    /// Where it stands; nil if the compiler made it up.
    public let place: SourcePlace?

    /// Makes a function.
    public init(name: FunctionName, symbol: String, place: SourcePlace?) {
        self.name = name
        self.symbol = symbol
        self.place = place
    }
}
