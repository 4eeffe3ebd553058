import Console
import Foundation
import Gherkin
import Toolchain

/// The debug build of a package, for checks.
///
/// It has a folder of its own, because it leaves out most tests. Another build in this folder would lack them, too.
package struct PackageBuild: Sendable {
    /// What one call of the package manager builds.
    package enum Part: Sendable {
        /// The program that runs the scenarios, explores, and reads the structure.
        case program
        /// The unit tests of the architectures.
        case tests
        /// Both, and the rest of the package. This takes twice as long.
        case everything

        /// The parts that must be built for some checks.
        package static func needed(for checks: Set<CheckName>) -> [Part] {
            [.program, .tests].filter { part in checks.contains { $0.parts.contains(part) } }
        }

        fileprivate var words: [String] {
            switch self {
            case .program: ["--product", ScenariosProduct.name]
            case .tests: ["--product", "triptychPackageTests"]
            case .everything: ["--build-tests"]
            }
        }
    }

    /// The result of a build.
    package struct Outcome: Equatable, Sendable {
        package let messages: [CompilerMessage]
        /// The output of a build that failed; nil if it succeeded.
        package let failure: String?

        package var succeeded: Bool { failure == nil }

        package func messages(_ kind: CompilerMessage.Kind) -> [CompilerMessage] {
            messages.filter { $0.kind == kind }
        }

        /// The result of this build and the next one together.
        package func followed(by next: Outcome) -> Outcome {
            Outcome(messages: (messages + next.messages).uniqued(), failure: next.failure)
        }
    }

    package let package: URL
    /// The time limit for a run of the program or the tests. A run takes a second or two, unless it hangs.
    package private(set) var limit: Duration
    /// Environment variables for builds, in addition to those of this process.
    package private(set) var environment: [String: String]
    /// Its folder in `.build`.
    private var scratch = "check"
    private let jobs: Int?
    /// Environment variables for runs of the program and the tests, in addition to those of this process.
    private var environmentOfRuns = ["SWIFT_BACKTRACE": "enable=no"]

    /// - Parameters:
    ///   - environment: Environment variables for builds, in addition to those of this process.
    ///   - jobs: The number of compilers that run at a time; the number of cores if nil.
    package init(
        of package: URL, environment: [String: String] = [:], jobs: Int? = nil,
        limit: Duration = .seconds(20)
    ) {
        self.package = package.withoutLinks
        // With this, Package.swift leaves out all tests that don't test an architecture.
        self.environment = ["TRIPTYCH_BUILD": "check"].merging(environment) { $1 }
        self.jobs = jobs
        self.limit = limit
    }

    /// The same build, with this environment and time limit for the program and the tests.
    package func running(with environment: [String: String], limit: Duration) -> PackageBuild {
        var build = self
        build.limit = limit
        build.environmentOfRuns.merge(environment) { $1 }
        return build
    }

    /// The build that also has the variants, in a folder of its own.
    package var withVariants: PackageBuild {
        var build = self
        build.scratch += "-variants"
        build.environment["TRIPTYCH_BUILD", default: ""] += ",variants"
        return build
    }

    /// Calls to the package manager.
    package var packageManager: SeparateBuild {
        SeparateBuild(
            of: package, in: scratch, flags: jobs.map { ["--jobs", String($0)] } ?? [],
            environment: environment)
    }

    /// The program that was built.
    package var program: URL { packageManager.product(ScenariosProduct.name) }

    /// The tests that were built. On Linux, they are a program.
    var tests: URL { packageManager.product("triptychPackageTests.xctest") }

    /// Runs what was built, in the package or another folder.
    package func runProduct(
        _ words: [String], in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> SubprocessRun {
        try Subprocess(
            words, in: folder ?? package,
            environment: environmentOfRuns.merging(environment) { $1 },
            limit: limit
        ).run()
    }

    /// Builds what has changed.
    ///
    /// - Parameters:
    ///   - modules: The modules whose warnings count.
    ///   - progress: Called with each build step.
    package func build(
        _ parts: [Part], warningsOf modules: [String] = [],
        progress: @escaping (String) -> Void = { _ in }
    ) throws -> Outcome {
        let first = try run(parts, progress: progress)
        guard first.succeeded else { return first }
        let silent = try filesWithMessages(in: modules)
        let known = Set(first.messages.map { package.appending(path: $0.path).path })
        // The compiler warns about a file only when it compiles it. So compile the files again that had warnings earlier.
        let files = silent.filter { !known.contains($0.path) }
        if files.isEmpty { return first }
        for file in files {
            try FileManager.default.setAttributes(
                [.modificationDate: Date()], ofItemAtPath: file.path)
        }
        return first.followed(by: try run(parts, progress: progress))
    }

    private func run(_ parts: [Part], progress: @escaping (String) -> Void) throws -> Outcome {
        var outcome = Outcome(messages: [], failure: nil)
        for part in parts where outcome.succeeded {
            let run = try packageManager.swift("build", part.words) { progress(String($0)) }
            let output = run.text + run.errors
            outcome = outcome.followed(
                by: Outcome(
                    messages: CompilerMessage.all(in: output, of: package),
                    failure: run.code == 0 ? nil : output))
        }
        return outcome
    }

    /// The sources that had messages when the compiler last compiled them. It saves the messages beside the
    /// object file; without messages, that file has only a header.
    private func filesWithMessages(in modules: [String]) throws -> [URL] {
        let files = FileManager.default
        var sizes: [URL: Int] = [:]
        for module in modules {
            let folder = packageManager.product("\(module).build").withoutLinks
            let map = folder.appending(path: "output-file-map.json")
            guard let data = files.contents(atPath: map.path) else { continue }
            let outputs = try JSONDecoder().decode([String: [String: String]].self, from: data)
            for (source, output) in outputs where files.fileExists(atPath: source) {
                guard let path = output["diagnostics"] else { continue }
                let size = try? files.attributesOfItem(atPath: path)[.size] as? Int
                sizes[URL(fileURLWithPath: source)] = size
            }
        }
        guard let head = sizes.values.min() else { return [] }
        return sizes.filter { $0.value > head }.map(\.key).sorted { $0.path < $1.path }
    }
}

extension CheckName {
    /// The parts that must be built for the check.
    fileprivate var parts: [PackageBuild.Part] {
        switch self {
        case .given, .prediction: []
        case .build: [.program, .tests]
        case .newScenario, .scenarios, .leaks, .structure: [.program]
        case .tests, .decisions, .faults: [.tests]
        }
    }
}
