import Console
import Foundation
import Toolchain

/// Finds and reads feature files.
package enum FeatureFiles {
    /// The files at these paths: a file as it is, and for a folder all files in it that end in `.feature`,
    /// at any depth, sorted by name. Throws if there is none.
    ///
    /// Hidden folders and links to folders are left out. In a package, the folders `changes` and `exercises` are left
    /// out, too, because their scenarios fail until an exercise is solved.
    package static func find(_ paths: [String]) throws(UsageError) -> [String] {
        var files: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw UsageError(
                    "\(path): no such file or folder; give the path of a .feature file or of a folder of them, "
                        + "and put a step or a name into quotation marks"
                )
            }
            let found = isFolder.boolValue ? features(in: path).sorted() : [path]
            if found.isEmpty {
                throw UsageError("\(path): no file in this folder ends in .feature")
            }
            files += found
        }
        return files
    }

    package static func read(_ path: String) throws(GherkinError) -> Feature {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw GherkinError(
                path: path, location: Location(line: 1, column: 1),
                seen: "nothing that can be read",
                expected: "a feature file",
                advice: path.contains("\u{FFFD}")
                    ? "rename this file, because its name is not UTF-8"
                    : "check that you may read this file")
        }
        return try GherkinReader().read(bytes, path: path)
    }

    /// The `scenarios` folder of the package around `folder`.
    package static func ownFolder(
        around folder: String = FileManager.default.currentDirectoryPath
    ) throws(UsageError) -> String {
        guard let package = try? PackageFolder.find(with: ["scenarios"], around: folder) else {
            throw UsageError(
                "\(folder): not inside a package with scenarios; give a PATH, or change to the folder of the package"
            )
        }
        return relative(package.appending(path: "scenarios").path, to: folder)
    }

    private static func features(in folder: String) -> [String] {
        let files = FileManager.default
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let isOfPackage = files.fileExists(atPath: prefix + "../Package.swift")
        let others = isOfPackage ? ["changes", "exercises"] : []
        let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !PackageFolder.isHidden($0) && !others.contains($0) }.flatMap {
            name in
            // Don't follow a link to a folder, because it may lead back to a folder around it.
            let attributes = try? files.attributesOfItem(atPath: prefix + name)
            if attributes?[.type] as? FileAttributeType == .typeDirectory {
                return features(in: prefix + name)
            }
            return name.hasSuffix(".feature") ? [prefix + name] : []
        }
    }

    /// A path inside `folder`, relative to it; other paths as they are.
    private static func relative(_ path: String, to folder: String) -> String {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
