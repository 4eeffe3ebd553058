/// Why nothing can be traced.
package enum TraceError: Error, Equatable, CustomStringConvertible {
    /// The package does not build; with what the compiler says.
    case build(String)
    /// The program that records did not do so; with what it says.
    case recording(String)
    /// A tool of the toolchain is not there, or failed; with what it says.
    case tool(name: String, String)

    /// The error, and what to do.
    package var description: String {
        switch self {
        case .build(let text):
            "the package does not build, so nothing can be traced; the compiler says:\n\(text)"
        case .recording(let text):
            "the scenario could not be recorded:\n\(text)"
        case .tool(let name, let text):
            "\(name) failed, which comes with the Swift toolchain; is its folder in PATH? \(text)"
        }
    }
}
