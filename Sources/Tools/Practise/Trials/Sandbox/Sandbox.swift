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
    /// The build of the copy.
    package let build: PackageBuild

    /// - Parameters:
    ///   - name: The folder in `.build/workshop`. Each use has a folder of its own.
    ///   - environment: Environment variables for builds, in addition to those of this process.
    ///   - jobs: The number of compilers that run at a time; the number of cores if nil.
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

    /// Two copies that are used at the same time, because a build seldom keeps two cores busy. Each runs one compiler at a
    /// time, because several compilers of one module repeat a part of the work.
    package static func pair(
        of package: URL, environment: [String: String] = [:]
    ) -> [Sandbox] {
        namesOfPair.map { Sandbox(of: package, named: $0, environment: environment, jobs: 1) }
    }

    package static let namesOfPair = ["sandbox", "second-sandbox"]

    /// Makes the copy equal to the package, with some files changed.
    package func write(_ changes: [String: String?] = [:]) throws {
        // Move the sources back if a run was killed while they were hidden.
        try? FileManager.default.moveItem(at: hiddenSources, to: sources)
        let expected = files.entries.changed(by: changes)
        for path in PackageFiles.paths(in: folder) where expected[path] == nil {
            try FileManager.default.removeItem(at: folder.appending(path: path))
        }
        for (path, entry) in expected { try entry.write(to: folder.appending(path: path)) }
    }

    /// Hides the sources during a run of the tests, because a test must catch a fault by calling the code, and not by
    /// reading it.
    package func withoutSources<Result>(_ run: () throws -> Result) throws -> Result {
        try FileManager.default.moveItem(at: sources, to: hiddenSources)
        defer { try? FileManager.default.moveItem(at: hiddenSources, to: sources) }
        return try run()
    }

    private var sources: URL { folder.appending(path: "Sources") }

    private var hiddenSources: URL { folder.appending(path: ".Sources") }
}
