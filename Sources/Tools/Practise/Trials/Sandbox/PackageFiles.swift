import Foundation
import Toolchain

/// The files of a package, as they were at one moment.
package struct PackageFiles {
    /// A file or a link.
    package enum Entry: Equatable {
        case file(Data)
        case link(to: String)
    }

    private static let manifest = "Package.swift"

    private let package: URL
    /// The files and links, by path from the root of the package.
    package let entries: [String: Entry]

    /// Reads all files of a package, a few megabytes.
    package init(of package: URL) {
        self.package = package
        entries = Self.paths(in: package).reduce(into: [:]) { entries, path in
            entries[path] = Entry(at: package.appending(path: path))
        }
    }

    /// The texts, to apply patches to.
    package var texts: FileTexts {
        FileTexts { path in
            guard case .file(let data) = entries[path] else { return nil }
            return String(decoding: data, as: UTF8.self)
        }
    }

    /// The paths of the files and links of a package.
    package static func paths(in package: URL) -> [String] {
        PackageFolder.files(
            in: [manifest, "Sources", "Benchmarks", "Tests", "scenarios"], of: package)
    }

    /// Copies of the feature files in a temporary folder, with some texts changed.
    package func features(with changes: [String: String?]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(in: package)
        let features = entries.filter { $0.key.hasSuffix(".feature") || $0.key == Self.manifest }
        for (path, entry) in features.changed(by: changes) {
            try entry.write(to: folder.url.appending(path: path))
        }
        return folder
    }

    /// A file and a line, with the path from the root of the package.
    ///
    /// - Parameter text: A place such as `MVP/Voice.swift:3`. It is returned unchanged unless exactly one file of the module
    ///   has this name.
    package static func place(_ text: String, among paths: [String]) -> String {
        let parts = text.split(separator: "/").map(String.init)
        guard let module = parts.first, let last = parts.last,
            let name = last.split(separator: ":").first
        else { return text }
        let found = paths.filter { $0.hasSuffix("/" + name) && $0.contains("/\(module)/") }
        return found.count == 1 ? found[0] + last.dropFirst(name.count) : text
    }
}

extension [String: PackageFiles.Entry] {
    /// The entries with some texts changed; a text of nil removes the file.
    package func changed(by changes: [String: String?]) -> Self {
        changes.reduce(into: self) { entries, change in
            entries[change.key] = change.value.map { .file(Data($0.utf8)) }
        }
    }
}

extension PackageFiles.Entry {
    /// The file or link at a place; nil if there is none.
    fileprivate init?(at place: URL) {
        let files = FileManager.default
        if let target = try? files.destinationOfSymbolicLink(atPath: place.path) {
            self = .link(to: target)
        } else if let data = files.contents(atPath: place.path) {
            self = .file(data)
        } else {
            return nil
        }
    }

    /// Writes the entry, unless the place already has the same content.
    package func write(to place: URL) throws {
        if Self(at: place) == self { return }
        let files = FileManager.default
        try files.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? files.removeItem(at: place)
        switch self {
        case .file(let data): try data.write(to: place)
        case .link(let target):
            try files.createSymbolicLink(atPath: place.path, withDestinationPath: target)
        }
    }
}
