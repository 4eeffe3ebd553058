import Foundation
import Output
import Subprocesses
import Toolchain

/// What was made under a name, kept to be taken back.
package struct MadeFiles {
    private let name: String
    private let package: URL
    private var record: URL {
        PackagePlace.stateFolder(of: package).appending(path: "made/\(name).json")
    }

    package init(as name: String, in package: URL) {
        self.name = name
        self.package = package
    }

    func keep(_ files: [FeatureFile]) throws {
        try FileManager.default.createDirectory(
            at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(files).write(to: record, options: .atomic)
    }

    /// Takes back everything, or nothing. Other changes of files that are shared stay.
    ///
    /// - Returns: How many files were removed or changed; nil if nothing of the name was made.
    package func takeBack() throws -> Int? {
        guard let data = try? Data(contentsOf: record) else { return nil }
        let files = try JSONDecoder().decode([FeatureFile].self, from: data)
        try PackageLock(of: package).during {
            try files.map { try takenBack($0).fileChange }.write(in: package)
            try FileManager.default.removeItem(at: record)
        }
        return files.count
    }

    /// The change that takes another one back.
    private func takenBack(_ file: FeatureFile) throws -> FeatureFile {
        let place = package.appending(path: file.path)
        let now = try? String(contentsOf: place, encoding: .utf8)
        if now == file.new || now == nil && file.isMade {
            return FeatureFile(path: file.path, owner: file.owner, old: now, new: file.old ?? "")
        }
        let folder = try TemporaryFolder(in: package)
        let versions = try [file.new, file.old ?? ""].enumerated().map { index, text in
            try folder.file(named: "\(index)", containing: Data(text.utf8)).path
        }
        let merge = try Subprocess(["git", "merge-file", "-p", place.path] + versions).run()
        guard now != nil, !file.isMade, merge.succeeded else {
            throw NewFeatureError.package(
                "\(file.path) has been changed since \(name) was made. First take back what was made later, or remove "
                    + "the lines by hand; nothing was changed")
        }
        return FeatureFile(path: file.path, owner: file.owner, old: now, new: merge.text)
    }
}
