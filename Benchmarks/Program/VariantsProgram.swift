import Apps
import ArchitectureList
import Console
import Foundation
import Toolchain

/// This program, built with the variants. It is built only on request, because an edit of an architecture can break its
/// variants.
enum VariantsProgram {
    /// Runs it with the arguments of this process.
    static func run(on terminal: Terminal) async throws -> ExitCode {
        try BuildMode.requireRelease()
        let package = try PackageFolder.current()
        let scratch = package.appending(path: ".build/variants")
        terminal.showProgress("building the variants")
        defer { terminal.clearProgress() }
        let build = try Subprocess(
            [
                "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path,
                "-c", "release", "--product", "bench",
            ], environment: PackageManifest.withVariants
        ).run()
        try build.expectSuccess(of: "swift build --product bench", notes: build.text)
        let words =
            [scratch.appending(path: "release/bench").path] + CommandLine.arguments.dropFirst()
        return ExitCode(rawValue: try await Subprocess(words).runOnTerminal()) ?? .failure
    }
}
