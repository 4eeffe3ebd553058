import Foundation

package enum PackageFolder {
    /// The nearest folder, from `folder` upwards, that is the root of a package with these folders.
    package static func find(
        with folders: [String],
        around folder: String = FileManager.default.currentDirectoryPath
    ) throws -> URL {
        var place = URL(fileURLWithPath: folder).standardizedFileURL
        while true {
            let missing = (["Package.swift"] + folders).filter { part in
                !FileManager.default.fileExists(atPath: place.appending(path: part).path)
            }
            if missing.isEmpty { return place }
            if missing.count < folders.count, !missing.contains("Package.swift") {
                throw PackageError(
                    "\(place.path) has no \(missing[0]); this program was built for other sources, so build "
                        + "it again with `swift build`")
            }
            if place.path == "/" { break }
            place = place.deletingLastPathComponent()
        }
        throw PackageError(
            "\(folder) is not inside the package of Triptych; change to a folder that is")
    }

    /// Whether a part of a path begins with a dot. Editors and the Finder leave such files beside the sources, and the
    /// package manager ignores them, too.
    package static func isHidden(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    /// The names in a folder, in alphabetical order, without hidden ones.
    package static func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { !isHidden($0) }.sorted()
    }

    /// The files and links at these paths of a package. For a folder, these are all files in it, at any depth, without
    /// hidden ones. Paths that don't exist are ignored.
    package static func files(in paths: [String], of package: URL) -> [String] {
        let files = FileManager.default
        func isFile(_ path: String) -> Bool {
            let file = package.appending(path: path).path
            guard let attributes = try? files.attributesOfItem(atPath: file) else { return false }
            return attributes[.type] as? FileAttributeType != .typeDirectory
        }
        return paths.flatMap { path in
            let names = files.enumerator(atPath: package.appending(path: path).path)
            let below = (names?.compactMap { $0 as? String } ?? []).filter { !isHidden($0) }
                .map { "\(path)/\($0)" }
            return ([path] + below).filter(isFile).sorted()
        }
    }
}

extension URL {
    /// The file that the path leads to through symbolic links, as compilers print it. Foundation's own function is not
    /// used, because it leaves out `/private` on macOS.
    package var withoutLinks: URL {
        guard let path = realpath(path, nil) else { return standardizedFileURL }
        defer { free(path) }
        return URL(fileURLWithPath: String(cString: path))
    }
}

/// Why the package can't be read, and what to do.
package struct PackageError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
