import Testing

@testable import Toolchain

@Suite("A tool that fails")
struct ToolErrorTests {
    @Test(
        "What to do fits what is wrong",
        arguments: [
            ("swift build", "error: a: No space left on device", "Free some space on the disk."),
            ("git add", "fatal: a: write error. Out of diskspace", "Free some space on the disk."),
            (
                "swift build", "error: compiled with module cache path /a",
                "Delete the folder `.build`, because it was copied or moved, and try again."
            ),
            ("git add", "fatal: a: Permission denied", "Fix that, and try again."),
        ])
    func advice(tool: String, notes: String, advice: String) {
        let error = ToolError(tool: tool, code: 1, notes: notes)
        #expect(error.description == "`\(tool)` ended with code 1:\n  \(notes)\n\(advice)")
    }
}
