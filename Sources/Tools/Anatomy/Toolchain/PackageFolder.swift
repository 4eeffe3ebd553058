import Foundation

package enum PackageFolder {
    /// The nearest folder, from `folder` upwards, that is the root of a package with these architectures.
    package static func find(
        with architectures: [ArchitectureSources],
        around folder: String = FileManager.default.currentDirectoryPath
    ) throws -> URL {
        var place = URL(fileURLWithPath: folder).standardizedFileURL
        while true {
            let parts = ["Package.swift"] + architectures.map(\.folder)
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

/// The package can't be read, and what to do.
package struct AnatomyError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
