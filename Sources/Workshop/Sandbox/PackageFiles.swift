import Foundation

/// The files that make up a package.
enum PackageFiles {
    private static let manifest = "Package.swift"
    private static let folders = ["Sources", "Benchmarks", "Tests", "scenarios"]

    /// The paths of its files and links, from its root.
    static func paths(in package: URL) throws -> [String] {
        let files = FileManager.default
        let found = folders.flatMap { part -> [String] in
            let root = package.appending(path: part).path
            let names = files.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
            return names.filter { name in
                let attributes = try? files.attributesOfItem(atPath: "\(root)/\(name)")
                return attributes?[.type] as? FileAttributeType != .typeDirectory
            }.map { "\(part)/\($0)" }
        }
        return package.lacks(manifest) ? found : [manifest] + found
    }
}

/// The files of a package as they were before a learner's code ran, which may do anything.
struct GuardedFiles {
    private let package: URL
    private let contents: [String: Data]

    init(of package: URL) throws {
        self.package = package
        contents = Dictionary(
            uniqueKeysWithValues: try PackageFiles.paths(in: package).compactMap { path in
                FileManager.default.contents(atPath: package.appending(path: path).path)
                    .map { (path, $0) }
            })
    }

    /// Writes the files that are gone.
    ///
    /// - Returns: Their paths.
    func restore() throws -> [String] {
        let gone = contents.keys.filter(package.lacks).sorted()
        for path in gone {
            let file = package.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents[path]?.write(to: file)
        }
        return gone
    }
}
