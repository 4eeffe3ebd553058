import ArchitectureRules
import Foundation
import Subprocesses
import Toolchain

/// A build of this program that counts which lines run: an optimised build of its own, in `.build/coverage`.
///
/// Each process that ends by itself adds what it ran; one that crashes or is killed adds nothing.
package struct CoveredProgram: Sendable {
    package let build: SeparateBuild
    private let counts: TemporaryFolder

    package init(of package: URL) throws {
        build = SeparateBuild(
            of: package, in: "coverage", .release,
            flags: ["-Xswiftc", "-profile-generate", "-Xswiftc", "-profile-coverage-mapping"])
        counts = try TemporaryFolder(in: build.package)
    }

    /// What is built.
    package static let product = "triptych"

    package var url: URL { build.product(Self.product) }

    /// What its processes need in their environment: where each puts its counts.
    package var environment: [String: String] {
        ["LLVM_PROFILE_FILE": counts.url.appending(path: "%p.profraw").path]
    }

    /// What the processes that have ended ran of the sources of an architecture, file by file.
    package func lines(of subject: ArchitectureSources) throws -> [LineCoverage] {
        let files = FileManager.default
        let raw = try files.contentsOfDirectory(atPath: counts.url.path)
            .filter { $0.hasSuffix(".profraw") }
            .map { counts.url.appending(path: $0).path }
        if raw.isEmpty { return [] }
        let merged = counts.url.appending(path: "merged.profdata").path
        try Tool.besideCompiler("llvm-profdata").run(["merge", "-sparse", "-o", merged] + raw)
        let text = try Tool.besideCompiler("llvm-cov").run([
            "export", "-format", "lcov", "-instr-profile", merged, url.path,
            build.package.appending(path: subject.folder).path,
        ])
        return LineCoverage.read(String(decoding: text, as: UTF8.self), in: build.package)
    }
}
