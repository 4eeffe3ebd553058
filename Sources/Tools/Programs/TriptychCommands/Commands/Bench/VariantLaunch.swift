import Foundation
import Output
import Subprocesses

/// The same program with the variants. It is built when it is asked for: a change of a panel can keep its variants
/// from compiling, and must not keep `triptych` from it.
struct VariantLaunch {
    let package: URL

    /// Builds the program, and runs it with the arguments of this process.
    func run(on terminal: Terminal) async throws -> ExitCode {
        let folder = OwnProgram.url.deletingLastPathComponent()
        let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
        terminal.showProgress("building the variants")
        defer { terminal.clearProgress() }
        let build = try Subprocess([
            "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path,
            "-c", "release", "--product", Self.name,
        ]).run()
        guard build.succeeded else {
            throw VariantBuildError(output: String(decoding: build.output, as: UTF8.self))
        }
        let words = [folder.appending(path: Self.name).path] + CommandLine.arguments.dropFirst()
        return ExitCode(rawValue: try await Subprocess(words).runOnTerminal()) ?? .failure
    }

    private static let name = "triptych-variants"
}

private struct VariantBuildError: Error, CustomStringConvertible {
    let output: String

    var description: String {
        let errors = output.split(separator: "\n").filter { $0.contains("error:") }
        return """
            the variants do not compile; in Benchmarks/Variants they share files with the panels, so a change of a \
            panel has to be made there, too:
            \(errors.map { "  \($0)" }.joined(separator: "\n"))
            """
    }
}
