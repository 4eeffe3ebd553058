import Foundation
import Scenarios

/// The package that the program is called in.
enum OwnPackage {
    /// Its folder.
    static func find() throws(UsageError) -> URL {
        guard let scenarios = try? FeatureFiles.ownFolder() else {
            let folder = FileManager.default.currentDirectoryPath
            throw UsageError(
                "what is looked at is the package around the current folder, and \(folder) is in none; "
                    + "change into the package")
        }
        return URL(fileURLWithPath: scenarios).deletingLastPathComponent()
    }
}
