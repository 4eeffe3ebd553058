import Foundation

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

    /// Writes it anew. The former one is not kept: what differs can be made again at any time.
    func replace(_ newText: String) throws(UsageError) {
        do {
            try Data(newText.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw UsageError("\(path): cannot be written (\(error.localizedDescription))")
        }
    }
}
