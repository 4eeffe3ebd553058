import Foundation

/// Finds and reads feature files.
public enum FeatureFiles {
    /// The files that the paths name: files as they are, and of folders all that end in `.feature`, at
    /// any depth, in the order of their names. Throws where there is nothing.
    public static func find(_ paths: [String]) throws(FeatureFilesError) -> [String] {
        var files: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw .missing(path)
            }
            let found = isFolder.boolValue ? features(in: path) : [path]
            if found.isEmpty { throw .noFeatures(path) }
            files += found
        }
        return files
    }

    /// The folder of scenarios that comes with the package around `folder`: that of the nearest folder
    /// on the way up that holds a `Package.swift` beside it.
    public static func ownFolder(
        around folder: String = FileManager.default.currentDirectoryPath
    ) throws(FeatureFilesError) -> String {
        var place = URL(fileURLWithPath: folder).standardizedFileURL
        while true {
            let scenarios = place.appending(path: "scenarios")
            if FileManager.default.fileExists(atPath: place.appending(path: "Package.swift").path),
                FileManager.default.fileExists(atPath: scenarios.path)
            {
                return relative(scenarios.path, to: folder)
            }
            if place.path == "/" { throw .noPackage(folder) }
            place = place.deletingLastPathComponent()
        }
    }

    private static func features(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return (names ?? []).filter { $0.hasSuffix(".feature") }.sorted().map { prefix + $0 }
    }

    /// A path below `folder` without the way to it; others as they are.
    private static func relative(_ path: String, to folder: String) -> String {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
