/// What the services of a staged app stand on.
public enum Footing: String, CaseIterable, Sendable {
    /// The services as shipped, on the in-memory backend: requests, JSON and all.
    case inMemoryBackend = "in-memory backend"
    /// Services that have their answers ready, so that little but the architecture is measured.
    case readyValues = "ready values"
}
