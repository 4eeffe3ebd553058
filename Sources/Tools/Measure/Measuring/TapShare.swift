/// Where the time of one tap goes. A part's time is found by measuring the tap without this part.
package struct TapShare: Equatable, Codable, Sendable {
    package let app: String
    /// The seconds from the tap until the screen shows the answer.
    package let whole: Double
    /// The seconds to the server and back.
    package let roundTrip: Double
    /// The seconds for making requests, reading JSON, and the server's own work.
    package let services: Double
    /// The seconds that the reference takes, mostly for the toolkit and the rows.
    package let screen: Double
    /// The seconds that the architecture takes in addition; negative if it takes less than the reference.
    package let architecture: Double

    /// - Parameters:
    ///   - whole: The seconds with a server over HTTP.
    ///   - inMemory: The seconds with the server in the same process.
    ///   - ready: The seconds with services that have their answers ready.
    ///   - readyReference: The seconds of the reference with such services.
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
