/// A program of the toolchain did not do what it was asked to.
package struct ToolError: Error, Equatable, CustomStringConvertible {
    /// What was run.
    package let tool: String
    /// What it ended with.
    package let code: Int32
    /// What it wrote to its error output.
    package let notes: String

    /// The error, and what to do. Of what the program said, the errors, or else the end.
    package var description: String {
        let lines = notes.split(separator: "\n").map(String.init)
        let errors = lines.filter { $0.contains("error:") }.prefix(3)
        let said = (errors.isEmpty ? lines.suffix(3) : errors).joined(separator: "\n  ")
        return """
            `\(tool)` ended with code \(code):
              \(said.isEmpty ? "it did not say why" : said)
            See that `swift build` succeeds and that the toolchain is on the search path.
            """
    }
}
