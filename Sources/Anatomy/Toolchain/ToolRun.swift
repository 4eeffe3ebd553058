import Foundation

/// What came of running a tool.
struct ToolRun {
    /// The exit code.
    let code: Int32
    /// What it wrote.
    let output: Data
    /// What it wrote to its error output.
    let errors: String

    /// What it wrote, as text.
    var text: String { String(decoding: output, as: UTF8.self) }
}
