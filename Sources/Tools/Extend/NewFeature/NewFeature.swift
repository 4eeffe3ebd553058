import ArchitectureList
import ArchitectureRules
import Console
import Foundation
import Toolchain

/// A new feature of a package: its own files, and the lines that it adds to existing files.
///
/// The feature is a screen that counts taps, because that gives each role of each architecture a little work.
package struct NewFeature {
    /// The path of its scenarios, from the root of the package.
    package let scenario: String
    /// The name under which its files are recorded for `--remove`.
    package let name: String
    package private(set) var files: [FileChange] = []
    private let package: URL

    /// Prepares the changes, and writes nothing.
    ///
    /// - Parameters:
    ///   - architectures: The architectures that get the feature.
    ///   - isAlone: Whether the feature is for one architecture only.
    ///   - package: The root of the package.
    package init(
        _ name: FeatureName, in architectures: [ArchitectureSources], isAlone: Bool, package: URL
    ) throws {
        let placeholders = Placeholders(name, owner: isAlone ? architectures.first : nil)
        scenario = placeholders.filled("scenarios/__scenario__.feature")
        self.name = name.typeName + (isAlone ? " in \(architectures[0].name)" : "")
        self.package = package
        for architecture in architectures { try check(name, isNewIn: architecture) }
        let common = ArchitectureSources.commonFolders
        for architecture in architectures {
            let folders =
                common + [architecture.folder] + [architecture.testFolder].compactMap(\.self)
            let taken = try TakenNames(in: folders, of: package)
            try taken.check(title: name.title)
            for part in try Template(named: architecture.module).parts {
                try taken.check(part, with: placeholders)
                try add(part.filled(by: placeholders))
            }
        }
        let taken = try TakenNames(in: common, of: package)
        let names = [isAlone ? "one" : "all", "scenario"]
        for part in try names.flatMap({ try Template(named: $0).parts }) {
            try taken.check(part, with: placeholders)
            try add(part.filled(by: placeholders))
        }
        try format()
    }

    /// Prepares a new architecture, which has the log-in screen.
    package init(architecture name: FeatureName, package: URL) throws {
        scenario = "scenarios"
        self.name = name.typeName
        self.package = package
        try checkModule(name.typeName)
        let placeholders = Placeholders(name, owner: nil)
        for part in try Template(named: "architecture").parts {
            try add(part.filled(by: placeholders))
        }
        try format()
    }

    /// Writes all files or none, and records them for `--remove`.
    package func write() throws {
        try MadeFiles(as: name, in: package).write(files)
    }

    private func checkModule(_ name: String) throws {
        let manifest = package.appending(path: "Package.swift")
        let targets = try String(contentsOf: manifest, encoding: .utf8).lowercased()
        // File systems may take `MVI` for `Mvi`, so capitals make no difference here.
        if targets.contains("\"\(name.lowercased())\"") {
            throw UsageError("Package.swift already has a target \(name); choose another name")
        }
        let program = Data("import \(name)\n".utf8)
        if (try? Tool("swiftc").run(["-typecheck", "-"], input: program)) != nil {
            throw UsageError(
                "the toolchain already has a module \(name); choose another name")
        }
    }

    /// File systems may take `LOGIN` for `Login`, so capitals make no difference here.
    private func check(_ name: FeatureName, isNewIn architecture: ArchitectureSources) throws {
        let folders = try PackageFolder.names(in: package.appending(path: architecture.folder))
        let known = Structure.features + folders
        let name = name.typeName.lowercased()
        if let taken = known.first(where: { $0.lowercased() == name }) {
            throw UsageError(
                "\(architecture.name) has \(taken) already; choose another name")
        }
    }

    private mutating func add(_ part: Template.Part) throws {
        if let place = part.place {
            let index = try indexOfChange(to: part.path)
            files[index].new = try place.insert(
                part.text, into: files[index].new ?? "", at: part.path)
        } else if FileManager.default.fileExists(atPath: package.appending(path: part.path).path) {
            throw UsageError("\(part.path) exists already; choose another name")
        } else {
            files.append(FileChange(path: part.path, old: nil, new: part.text))
        }
    }

    /// The index of an existing file in the list. The first insertion adds it.
    private mutating func indexOfChange(to path: String) throws -> Int {
        if let index = files.firstIndex(where: { $0.path == path }) { return index }
        let file = package.appending(path: path)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw PackageError(
                "\(path): can't be read, and the feature adds lines to it. Restore the file, and "
                    + "try again; nothing was written")
        }
        files.append(FileChange(path: path, old: text, new: text))
        return files.count - 1
    }

    /// Formats the sources, because line breaks depend on the length of the name.
    private mutating func format() throws {
        let indices = files.indices.filter { files[$0].path.hasSuffix(".swift") }
        let formatted = try SourceFormatter(of: package).formatted(
            indices.map { files[$0].new ?? "" })
        for (index, text) in zip(indices, formatted) { files[index].new = text }
    }
}

extension FileChange {
    /// How many lines are added, for a table: `new, 30` or `+3`.
    package var addedLines: String {
        let lines = [new, old].map { text in (text ?? "").count { $0 == "\n" } }
        return (old == nil ? "new, " : "+") + String(lines[0] - lines[1])
    }
}
