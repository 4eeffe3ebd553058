import ArchitectureList
import CallRecording
import Foundation
import Gherkin
import Toolchain

/// The build of this package that records which functions are entered. It is separate from the other builds. The
/// sources need no code for the recording, because the compiler inserts it.
package struct RecordingBuild: Sendable {
    private static let product = ScenariosProduct.name

    package let build: SeparateBuild
    private let architectures: Set<String>

    /// Describes the build of the package in a folder. ``bringUpToDate(progress:)`` builds it.
    ///
    /// - Parameter architectures: The architectures whose functions are recorded, and shown in full. The variants are
    ///   built only if one of them is a variant.
    package init(package: URL, architectures: [ArchitectureSources]) {
        self.architectures = Set(architectures.map(\.module))
        let hasVariants = architectures.contains(where: \.isVariant)
        build = SeparateBuild(
            of: package, in: hasVariants ? "trace-variants" : "trace",
            flags: [
                // No editor looks for an index here, and the tests, which are found by it, are not built.
                "--disable-index-store",
                // The compiler inserts these calls only together with a sanitizer; this one exists on all systems.
                "-Xswiftc", "-sanitize=address",
                "-Xswiftc", "-sanitize-coverage=func,trace-pc-guard",
                // Leave out the counters, because the sanitizer replaces the functions that they count.
                "-Xcc", "-DWITHOUT_COUNTERS",
                // With this option, modules set stored properties of other modules by their setters, which are
                // recorded. Suppress the compiler's warnings, because it warns of modules of the toolchain that were
                // built without this option.
                "-Xswiftc", "-enable-library-evolution", "-Xswiftc", "-suppress-warnings",
                // The screen is read in the middle of calls, which may just be changing the same properties.
                "-Xswiftc", "-enforce-exclusivity=unchecked",
            ],
            environment: PackageManifest.environment(withVariants: hasVariants))
    }

    /// The environment variables that the program needs. The sanitizer reports memory of weak references as leaks,
    /// disturbs the runtime's own crash report, and by default would keep 256 MB of freed memory. It would also keep the
    /// stack of each allocation, which nobody reads, and takes as long as the app itself.
    package static let environment = [
        "ASAN_OPTIONS": "detect_leaks=0:quarantine_size_mb=1:malloc_context_size=0",
        "SWIFT_BACKTRACE": "enable=no",
    ]

    private var program: URL { build.product(Self.product) }

    /// Whether it has been built before.
    package var isThere: Bool { build.hasProgram(Self.product) }

    /// When its program was linked last.
    package var date: Date? {
        try? program.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }

    /// Builds what has changed.
    package func bringUpToDate(progress: @escaping (Substring) -> Void) throws {
        try Symbolizer.check()
        try build.bringUpToDate(Self.product, progress: progress)
        try Symbolizer.prepare(program)
    }

    /// Runs a scenario in the program, and records each step.
    ///
    /// - Parameters:
    ///   - path: The feature file.
    ///   - index: The index of the scenario in the file.
    package func record(path: String, index: Int, architecture: String) throws -> Recording {
        let run = try Subprocess(
            ScenariosProduct.words(program, .record, [architecture, path, String(index)]),
            environment: Self.environment
        ).run()
        try run.expectSuccess(
            of: "\(program.lastPathComponent) record \(architecture)", notes: run.errors)
        return try JSONDecoder().decode(Recording.self, from: run.output)
    }

    /// A reader for the recordings of this build's programs.
    package func reader() -> StepReader {
        StepReader(
            of: Symbolizer(program: program, package: build.package), architectures: architectures)
    }

    /// The program, as a process that replays an architecture.
    ///
    /// - Parameter limit: The time limit for an answer.
    package func replaying(_ architecture: String, limit: Duration) -> Subprocess {
        Subprocess(
            ScenariosProduct.words(program, .replay, [architecture]), in: build.package,
            environment: Self.environment, limit: limit)
    }
}
