import Foundation

/// Writes a file without losing the one that was there.
public enum SafeFile {
    /// Writes `text` to `path`. A file that is there already, and differs, is first renamed.
    ///
    /// - Returns: Where the old file went, or nil if there was none to save.
    @discardableResult
    public static func write(_ text: String, to path: String) throws(SafeFileError) -> String? {
        let new = Data(text.utf8)
        let old = FileManager.default.contents(atPath: path)
        if old == new { return nil }
        let saved = old == nil ? nil : freePath(after: path)
        do {
            if let saved { try FileManager.default.moveItem(atPath: path, toPath: saved) }
            try new.write(to: URL(fileURLWithPath: path))
        } catch {
            throw SafeFileError(path: path, reason: error.localizedDescription)
        }
        return saved
    }

    private static func freePath(after path: String) -> String {
        var number = 1
        while FileManager.default.fileExists(atPath: "\(path).\(number)") { number += 1 }
        return "\(path).\(number)"
    }
}
