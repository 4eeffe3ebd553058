import Foundation
import Output

/// A text that a command line names.
struct Document {
    let path: String
    let text: String

    /// Reads it.
    init(_ path: String) throws(UsageError) {
        self.path = path
        do {
            text = try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw UsageError(
                "\(path): cannot be read as text (\(error.localizedDescription)); "
                    + "give the path of a document")
        }
    }

    /// Replaces the file. The old one is not kept, because the generated parts can always be made again.
    func replace(_ newText: String) throws(OutputError) {
        try SafeFile.write(newText, to: path, keepsOld: false)
    }
}
