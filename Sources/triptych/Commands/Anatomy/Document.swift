import Foundation

/// A text that a command line names.
enum Document {
    static func read(_ path: String) throws(UsageError) -> String {
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw UsageError(
                "\(path): cannot be read as text (\(error.localizedDescription)); "
                    + "give the path of a document")
        }
    }
}
