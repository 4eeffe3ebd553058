import Foundation
import Toolchain

/// A copy of the package in its `.build/workshop`, to try patches on. It is kept, so that a later build has
/// less to do; only files that differ are written.
///
/// It copies the files as they were when this value was made, so work on them can go on meanwhile.
package struct Sandbox {
    package let files: PackageFiles
    package let package: URL
    package let folder: URL
    /// What builds the copy.
    package let build: PackageBuild

    /// - Parameters:
    ///   - name: The folder in `.build/workshop`; another one for another use.
    ///   - environment: The variables of builds beyond the environment of this process.
    ///   - jobs: How many compilers a build runs at a time; as many as there are cores unless given.
    package init(
        of package: URL, named name: String = "sandbox", environment: [String: String] = [:],
        jobs: Int? = nil
    ) {
        let package = package.withoutLinks
        self.package = package
        files = PackageFiles(of: package)
        folder = package.appending(path: ".build/workshop/\(name)")
        build = PackageBuild(of: folder, environment: environment, jobs: jobs)
    }

    /// Two copies that are worked in at the same time, because a build seldom keeps two cores busy. Each has one compiler:
    /// several that share a module repeat a part of the work.
    package static func pair(
        of package: URL, environment: [String: String] = [:]
    ) -> [Sandbox] {
        namesOfPair.map { Sandbox(of: package, named: $0, environment: environment, jobs: 1) }
    }

    package static let namesOfPair = ["sandbox", "second-sandbox"]

    /// Makes the copy equal to the package, with some files changed.
    package func write(_ changes: [String: String?] = [:]) throws {
        // A run that was killed has left them out of reach.
        try? FileManager.default.moveItem(at: hiddenSources, to: sources)
        let expected = files.entries.changed(by: changes)
        for path in PackageFiles.paths(in: folder) where expected[path] == nil {
            try FileManager.default.removeItem(at: folder.appending(path: path))
        }
        for (path, entry) in expected { try entry.write(to: folder.appending(path: path)) }
    }

    /// Runs what was built while the sources are out of reach, so that no test can read in them what it should find by
    /// calling them.
    package func withoutSources<Result>(_ run: () throws -> Result) throws -> Result {
        try FileManager.default.moveItem(at: sources, to: hiddenSources)
        defer { try? FileManager.default.moveItem(at: hiddenSources, to: sources) }
        return try run()
    }

    private var sources: URL { folder.appending(path: "Sources") }

    private var hiddenSources: URL { folder.appending(path: ".Sources") }
}
