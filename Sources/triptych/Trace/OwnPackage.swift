import Foundation
import Scenarios

/// The package that this is called in.
enum OwnPackage {
    /// Its folder.
    static func folder() throws(UsageError) -> URL {
        guard let scenarios = try? FeatureFiles.ownFolder() else {
            let folder = FileManager.default.currentDirectoryPath
            throw UsageError(
                "what is read is the package around the current folder, and \(folder) is in none; "
                    + "change into the package")
        }
        return URL(fileURLWithPath: scenarios).deletingLastPathComponent()
    }
}
