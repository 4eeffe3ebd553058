import Anatomy
import Foundation
import Reporting

/// The debug build of a package.
package struct PackageBuild: Sendable {
    /// What came of a build.
    package struct Outcome: Equatable, Sendable {
        package let succeeded: Bool
        let messages: [CompilerMessage]
        /// What was written, if no message says why it failed.
        package let output: String

        package func messages(_ kind: CompilerMessage.Kind) -> [CompilerMessage] {
            messages.filter { $0.kind == kind }
        }
    }

    package let package: URL
    /// How long what was built may run. It needs a second or two, unless it never ends.
    let limit: Duration
    private let environment: [String: String]
    /// What the program and the tests are told beyond the environment of this process.
    let environmentOfRuns: [String: String]

    /// - Parameters:
    ///   - environment: What the build is told beyond the environment of this process.
    ///   - environmentOfRuns: The same for the program and the tests.
    package init(
        of package: URL, environment: [String: String] = [:], limit: Duration = .seconds(60),
        environmentOfRuns: [String: String] = [:]
    ) {
        self.package = package.resolvingSymlinksInPath()
        self.environment = environment
        self.limit = limit
        self.environmentOfRuns = RecordingBuild.environment.merging(environmentOfRuns) { $1 }
    }

    /// The same build, whose program and tests are told this, and may run so long.
    package func running(with environment: [String: String], limit: Duration) -> PackageBuild {
        PackageBuild(
            of: package, environment: self.environment, limit: limit,
            environmentOfRuns: environment)
    }

    private var products: URL { package.appending(path: ".build/debug") }

    /// The program that was built.
    package var program: URL { products.appending(path: "triptych") }

    /// The tests that were built; a program of its own on Linux.
    var tests: URL { products.appending(path: "triptychPackageTests.xctest") }

    /// Builds what has changed.
    ///
    /// - Parameters:
    ///   - modules: The modules whose warnings count.
    ///   - hasTests: Whether the tests are built too, which takes longer than the program.
    ///   - progress: Told what the build is at.
    package func build(
        warningsOf modules: [String], hasTests: Bool = true,
        progress: @escaping (String) -> Void = { _ in }
    ) throws -> Outcome {
        let part = hasTests ? ["--build-tests"] : ["--product", "triptych"]
        let first = try run(part, progress: progress)
        guard first.succeeded else { return first }
        let silent = try filesWithMessages(in: modules)
        let known = Set(first.messages.map { package.appending(path: $0.path).path })
        // The compiler warns of a file only when it compiles it, which another build may have done before.
        let files = silent.filter { !known.contains($0.path) }
        if files.isEmpty { return first }
        for file in files {
            try FileManager.default.setAttributes(
                [.modificationDate: Date()], ofItemAtPath: file.path)
        }
        let second = try run(part, progress: progress)
        return Outcome(
            succeeded: second.succeeded, messages: (first.messages + second.messages).uniqued(),
            output: second.output)
    }

    private func run(
        _ part: [String], progress: @escaping (String) -> Void
    ) throws -> Outcome {
        let run = try Tool.run(
            ["swift", "build", "--package-path", package.path] + part,
            environment: environment, progress: { progress(String($0)) })
        let output = run.text + run.errors
        let messages = CompilerMessage.all(in: output, of: package)
        return Outcome(
            succeeded: run.code == 0, messages: messages, output: run.code == 0 ? "" : output)
    }

    /// The sources of which the compiler had something to say when it last compiled them. It keeps this
    /// beside the object file: a file with a head only, if there was nothing to say.
    private func filesWithMessages(in modules: [String]) throws -> [URL] {
        let files = FileManager.default
        var sizes: [URL: Int] = [:]
        for module in modules {
            let folder = products.appending(path: "\(module).build").resolvingSymlinksInPath()
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
