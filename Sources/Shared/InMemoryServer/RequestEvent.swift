/// Something that happened to a request.
package struct RequestEvent: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// The app sent it.
        case sent
        /// It did not reach the server, or its answer did not come back.
        case offline
        case held
        case answered
        /// The server has done what it asks for, but the answer did not come in time.
        case timedOut
        /// The app cancelled it while it was held.
        case cancelled
        /// The server answered it after the app had cancelled it.
        case ignored
    }

    /// Identifies the request.
    package let call: Int
    /// Its method, path and query.
    package let request: String
    package let kind: Kind
    /// The status of the answer; nil if the event is none.
    package var status: Int?
}
