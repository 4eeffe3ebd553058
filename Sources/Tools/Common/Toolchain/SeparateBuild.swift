import Foundation

/// A debug build of a package with flags of its own, in a folder of its own below `.build`. So the usual build stays as it
/// is, and neither build has to start anew because the flags have changed.
package struct SeparateBuild: Sendable {
    package let package: URL
    private let scratch: URL
    private let flags: [String]
    private let environment: [String: String]

    /// - Parameters:
    ///   - folder: The name of its folder in `.build`; nil for the usual debug build, which `swift run` shares.
    ///   - hasTests: Whether tests are built in it. The package manager finds them in the index of the compiler.
    ///   - flags: Options for the package manager, in addition to the place.
    ///   - environment: The variables that Package.swift reads. The package manager does not notice that one of them
    ///     changes, so builds that differ in them need different folders.
    package init(
        of package: URL, in folder: String?, hasTests: Bool = false, flags: [String] = [],
        environment: [String: String] = [:]
    ) {
        self.package = package.withoutLinks
        let usual = self.package.appending(path: ".build")
        scratch = folder.map { usual.appending(path: $0) } ?? usual
        // No editor looks for an index here. In the usual build it does, and another option would build that anew.
        self.flags = (folder == nil || hasTests ? [] : ["--disable-index-store"]) + flags
        self.environment = environment
    }

    /// The options that tell the package manager which package to build, and where.
    package var place: [String] {
        ["--package-path", package.path, "--scratch-path", scratch.path]
    }

    /// The path of a product, or of the folder of a module, after the build.
    package func product(_ name: String) -> URL {
        scratch.appending(path: "debug/\(name)")
    }

    package func hasProgram(_ name: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: product(name).path)
    }

    /// Builds a product, as far as it has changed.
    package func bringUpToDate(
        _ product: String, progress: @escaping (Substring) -> Void = { _ in }
    ) throws {
        let run = try swift("build", ["--product", product], progress: progress)
        try run.expectSuccess(of: "swift build", notes: run.text + run.errors)
    }

    /// Calls the package manager. The first time this takes as long as any build, later a few seconds.
    ///
    /// - Parameters:
    ///   - command: `build` or `test`.
    ///   - progress: Called with each line of its output.
    package func swift(
        _ command: String, _ arguments: [String],
        progress: @escaping (Substring) -> Void = { _ in }
    ) throws -> SubprocessRun {
        try begin()
        var environment = environment
        // Give a build its own temporary folder, because it leaves empty folders behind. Tests keep the usual one, because
        // they may need a folder outside the package.
        if command == "build" { environment["TMPDIR"] = try temporary().path }
        let run = try Subprocess(
            ["swift", command] + place + flags + arguments, environment: environment
        ).run(progress: progress)
        if run.wasSignalled {
            try Data().write(to: mark)
        } else {
            // Ignore an error, because another process may have ended its build before, and removed the mark.
            try? FileManager.default.removeItem(at: mark)
        }
        return run
    }

    /// The temporary folder. All builds in `scratch` share it, because the package manager has its locks there, too.
    private func temporary() throws -> URL {
        let folder = scratch.appending(path: "temporary")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// A file that exists during a build, and after a build that was killed. During a build, it contains the id of the
    /// process that waits for the build.
    private var mark: URL { scratch.appending(path: "unfinished") }

    /// Marks the start of a build. If the last build was killed, also deletes the compiler's records (`.priors`). The
    /// compiler reads the record of a module to decide what to compile, and writes it after the object files. So after
    /// a build that was killed, the object files may be newer than the record.
    private func begin() throws {
        let files = FileManager.default
        if let text = files.contents(atPath: mark.path), !Self.isUnderWay(text) {
            let built = scratch.appending(path: "debug")
            for module in (try? files.contentsOfDirectory(atPath: built.path)) ?? [] {
                let folder = built.appending(path: module)
                let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
                for name in names where name.hasSuffix(".priors") {
                    try? files.removeItem(at: folder.appending(path: name))
                }
            }
        }
        try files.createDirectory(at: scratch, withIntermediateDirectories: true)
        try Data(String(getpid()).utf8).write(to: mark)
    }

    private static func isUnderWay(_ text: Data) -> Bool {
        Int32(String(decoding: text, as: UTF8.self)).map { kill($0, 0) == 0 } ?? false
    }
}
