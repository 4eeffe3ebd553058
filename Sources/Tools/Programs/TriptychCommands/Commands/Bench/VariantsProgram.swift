import ArchitectureList
import Foundation
import Output
import Toolchain

/// This program, built with the variants. It is built only on request, because an edit of an architecture can break its
/// variants, and must not break `triptych`.
enum VariantsProgram {
    /// Runs it with the arguments of this process.
    static func run(on terminal: Terminal) async throws -> ExitCode {
        try BuildMode.requireRelease()
        let package = try PackageFolder.current(with: Architecture.all.subjects)
        let scratch = package.appending(path: ".build/variants")
        terminal.showProgress("building the variants")
        defer { terminal.clearProgress() }
        let build = try Subprocess(
            [
                "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path,
                "-c", "release", "--product", "triptych",
            ], environment: PackageManifest.withVariants
        ).run()
        try build.expectSuccess(of: "swift build --product triptych", notes: build.text)
        let words =
            [scratch.appending(path: "release/triptych").path] + CommandLine.arguments.dropFirst()
        return ExitCode(rawValue: try await Subprocess(words).runOnTerminal()) ?? .failure
    }
}
