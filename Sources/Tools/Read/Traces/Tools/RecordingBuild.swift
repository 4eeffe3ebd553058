import ArchitectureRules
import CallRecording
import Foundation
import Output
import Subprocesses
import Toolchain

/// The build of this package that records which functions are entered. It is separate from the other builds, so
/// the sources need no code for it.
package struct RecordingBuild {
    /// Which program is built.
    package enum Product: String {
        /// The small one, which is built in half the time and records a scenario.
        case probe = "triptych-probe"
        /// This program, which replaces the current process.
        case whole = "triptych"
    }

    private let product: Product
    private let build: SeparateBuild
    private let architectures: Set<String>

    /// Makes a build of the package in a folder.
    ///
    /// - Parameter architectures: Whose functions are shown in full.
    package init(
        of product: Product = .probe, package: URL, architectures: [ArchitectureSources]
    ) {
        self.product = product
        self.architectures = Set(architectures.map(\.module))
        build = SeparateBuild(
            of: package, in: "trace",
            flags: [
                // The compiler inserts these calls only together with a sanitizer; this one exists on all systems.
                "-Xswiftc", "-sanitize=address",
                "-Xswiftc", "-sanitize-coverage=func,trace-pc-guard",
                // The sanitizer puts functions of its own in the place of those that are counted.
                "-Xcc", "-DWITHOUT_COUNTERS",
            ])
    }

    /// The environment variables that the program needs. The sanitizer reports memory of weak references as
    /// leaks, and disturbs the runtime's own crash report.
    package static let environment = [
        "ASAN_OPTIONS": "detect_leaks=0", "SWIFT_BACKTRACE": "enable=no",
    ]

    private var program: URL { build.product(product.rawValue) }

    package var exists: Bool { build.hasProgram(product.rawValue) }

    /// Builds what has changed.
    ///
    /// - Parameter progress: Called with each build step.
    package func bringUpToDate(progress: @escaping (Substring) -> Void = { _ in }) throws {
        let run = try build.swift("build", ["--product", product.rawValue], progress: progress)
        guard run.code == 0 else {
            throw TraceError.build(Self.complaints(run.text + run.errors))
        }
    }

    /// Has the probe run a scenario and record each step.
    ///
    /// - Parameters:
    ///   - path: The feature file.
    ///   - index: Which of its scenarios, counted from 0.
    package func record(path: String, index: Int, architecture: String) throws -> Recording {
        let folder = try TemporaryFolder(in: build.package)
        let file = folder.url.appending(path: "recording.json")
        let run = try Subprocess(
            [program.path, "record", architecture, path, String(index), file.path],
            environment: Self.environment
        ).run()
        guard run.code == 0 else {
            throw TraceError.recording(
                "\(architecture): " + Self.complaints(run.errors + run.text))
        }
        return try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
    }

    /// Replaces the current process with the recording program, with these arguments and on the same terminal.
    /// Returns only if it throws an error.
    package func become(_ arguments: [String]) throws {
        for (name, value) in Self.environment { setenv(name, value, 1) }
        let words = ([program.path] + arguments.dropFirst()).map { strdup($0) } + [nil]
        execv(program.path, words)
        let reason = String(cString: strerror(errno))
        for word in words { free(word) }
        throw TraceError.tool(name: program.path, reason)
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
        let functions = try Symbolizer(program: program, package: build.package)
            .functions(at: Set(steps.flatMap(\.offsets)))
        return Trace(
            architecture: architecture,
            steps: steps.map { step in
                let builder = CallTreeBuilder(
                    step, functions: functions, architectures: architectures, detail: detail)
                return Trace.Step(
                    text: step.text, line: step.line, calls: builder.calls, lost: step.lost)
            }, failure: recording.failure)
    }

    /// The errors in the output of a build.
    static func complaints(_ output: String) -> String {
        let lines = output.split(separator: "\n")
        let errors = lines.filter { $0.contains("error:") && !$0.hasPrefix(" ") }.uniqued()
        return (errors.isEmpty ? lines.suffix(20) : errors).joined(separator: "\n")
    }
}

package enum TraceError: Error, Equatable, CustomStringConvertible {
    case build(String)
    case recording(String)
    case tool(name: String, String)

    package var description: String {
        switch self {
        case .build(let text):
            "the package does not build, so nothing can be traced; the compiler says:\n\(text)"
        case .recording(let text):
            "the scenario could not be recorded:\n\(text)"
        case .tool(let name, let text):
            "\(name) failed, which comes with the Swift toolchain; is its folder in PATH? \(text)"
        }
    }
}
