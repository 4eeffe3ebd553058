import ArchitectureRules
import CallRecording
import Foundation
import Output
import Toolchain

/// The build of this package that records which functions are entered. It is separate from the other builds, so
/// the sources need no code for it.
package struct RecordingBuild {
    /// The small program, which is built in half the time that the whole one takes.
    private static let product = "triptych-probe"

    package let build: SeparateBuild
    private let architectures: Set<String>

    /// Makes a build of the package in a folder.
    ///
    /// - Parameter architectures: Whose functions are recorded, and shown in full. The variants are built only if one is among
    ///   them.
    package init(package: URL, architectures: [ArchitectureSources]) {
        self.architectures = Set(architectures.map(\.module))
        let hasVariants = architectures.contains(where: \.isVariant)
        build = SeparateBuild(
            of: package, in: hasVariants ? "trace-variants" : "trace",
            flags: [
                // The compiler inserts these calls only together with a sanitizer; this one exists on all systems.
                "-Xswiftc", "-sanitize=address",
                "-Xswiftc", "-sanitize-coverage=func,trace-pc-guard",
                // The sanitizer replaces the functions that would be counted.
                "-Xcc", "-DWITHOUT_COUNTERS",
                // Modules then set the stored properties of others by their setters, which report. It warns of
                // modules of the toolchain that were built without it.
                "-Xswiftc", "-enable-library-evolution", "-Xswiftc", "-suppress-warnings",
                // The screen is looked at in the middle of calls, which may be changing what it reads.
                "-Xswiftc", "-enforce-exclusivity=unchecked",
            ], environment: hasVariants ? PackageManifest.withVariants : [:])
    }

    /// The environment variables that the program needs. The sanitizer reports memory of weak references as
    /// leaks, disturbs the runtime's own crash report, and would keep 256 MB of what was freed.
    package static let environment = [
        "ASAN_OPTIONS": "detect_leaks=0:quarantine_size_mb=1", "SWIFT_BACKTRACE": "enable=no",
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

    /// Has the probe run a scenario and record each step.
    ///
    /// - Parameters:
    ///   - path: The feature file.
    ///   - index: Which of its scenarios, counted from 0.
    package func record(path: String, index: Int, architecture: String) throws -> Recording {
        let run = try Subprocess(
            [program.path, "record", architecture, path, String(index)],
            environment: Self.environment
        ).run()
        try run.expectSuccess(
            of: "\(program.lastPathComponent) record \(architecture)", notes: run.errors)
        return try JSONDecoder().decode(Recording.self, from: run.output)
    }

    /// Adds the names of the functions to a recording.
    ///
    /// - Parameter index: Which step to take, counted from 0; nil takes all.
    package func trace(
        _ recording: Recording, architecture: String, step index: Int? = nil,
        detail: CallTreeBuilder.Detail = .roles
    ) throws -> Trace {
        let steps = recording.steps.enumerated()
            .filter { index == nil || $0.offset == index }.map(\.element)
        var reader = reader(detail: detail)
        return Trace(
            architecture: architecture, steps: try reader.read(steps), failure: recording.failure)
    }

    /// Reads what programs of this build record.
    package func reader(detail: CallTreeBuilder.Detail = .roles) -> StepReader {
        StepReader(
            of: Symbolizer(program: program, package: build.package), architectures: architectures,
            detail: detail)
    }

    /// The probe, as a process that replays an architecture.
    ///
    /// - Parameter limit: How long an answer may take.
    package func replaying(_ architecture: String, limit: Duration) -> Subprocess {
        Subprocess(
            [program.path, "replay", architecture], in: build.package,
            environment: Self.environment, limit: limit)
    }
}
