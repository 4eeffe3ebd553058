/// Where the time of one tap goes, by taking away one thing after the other.
public struct TapShare: Equatable, Codable, Sendable {
    /// Who was tapped.
    public let app: String
    /// The seconds from the tap until its answer shows.
    public let whole: Double
    /// The way to the server and back.
    public let roundTrip: Double
    /// Making requests, reading JSON, and the server's own work.
    public let services: Double
    /// What the reference takes: the toolkit, the rows, what is done with them.
    public let screen: Double
    /// What the architecture takes in addition. Below nothing, if it takes less than the reference.
    public let architecture: Double

    /// Takes the seconds of the same action with less and less behind it.
    ///
    /// - Parameters:
    ///   - whole: Over HTTP.
    ///   - inMemory: With the server in reach.
    ///   - ready: With services that have their answers ready.
    ///   - readyReference: The same, of the reference.
    public init(
        app: String, whole: Double, inMemory: Double, ready: Double, readyReference: Double
    ) {
        self.app = app
        self.whole = whole
        roundTrip = whole - inMemory
        services = inMemory - ready
        screen = readyReference
        architecture = ready - readyReference
    }
}
