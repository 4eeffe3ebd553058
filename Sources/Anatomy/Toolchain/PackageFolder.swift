import Foundation

/// Where the package of Triptych is.
public enum PackageFolder {
    /// The nearest folder, from `folder` upwards, that is the root of a package with the three architectures.
    public static func find(
        around folder: String = FileManager.default.currentDirectoryPath
    ) throws -> URL {
        var place = URL(fileURLWithPath: folder).standardizedFileURL
        while true {
            let parts = ["Package.swift"] + Subject.all.map { "Sources/\($0.module)" }
            let isPackage = parts.allSatisfy { part in
                FileManager.default.fileExists(atPath: place.appending(path: part).path)
            }
            if isPackage { return place }
            if place.path == "/" { break }
            place = place.deletingLastPathComponent()
        }
        throw AnatomyError(
            "\(folder) is not inside the package of Triptych; go to a folder that is")
    }
}
