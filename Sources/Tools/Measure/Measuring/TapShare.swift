/// Where the time of one tap goes, by leaving out one thing after the other.
package struct TapShare: Equatable, Codable, Sendable {
    package let app: String
    /// The seconds from the tap until its answer shows.
    package let whole: Double
    /// The seconds to the server and back.
    package let roundTrip: Double
    /// Making requests, reading JSON, and the server's own work.
    package let services: Double
    /// What the reference takes: the toolkit and the rows.
    package let screen: Double
    /// What the architecture takes in addition; negative if it takes less than the reference.
    package let architecture: Double

    /// - Parameters:
    ///   - whole: The seconds over HTTP.
    ///   - inMemory: Those with the server in the same process.
    ///   - ready: Those with services that have their answers ready.
    ///   - readyReference: The same of the reference.
    package init(
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
