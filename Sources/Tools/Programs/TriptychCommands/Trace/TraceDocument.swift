import Traces

/// Traces as they are written to a file.
struct TraceDocument: Encodable {
    let scenario: String
    let path: String
    let line: Int
    let traces: [Trace]
}
