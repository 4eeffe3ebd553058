import ArchitectureList
import ArchitectureRules
import Exploration
import Foundation
import Output
import Replay
import Scenarios
import Toolchain

/// The small program that `triptych` builds from a package to inspect it: for a check of the workshop, for a trace, for
/// faults, and for the page of `live`. It has only what these need, so that builds are fast, also after an edit.
@main
enum ProbeProgram {
    private static let usage = """
        usage: triptych-probe scenarios ARCHITECTURE PATH
               triptych-probe structure ARCHITECTURE
               triptych-probe record ARCHITECTURE PATH INDEX
               triptych-probe explore ARCHITECTURE ACTIONS SEED
               triptych-probe replay ARCHITECTURE

        Run it in the root of the package. It answers in JSON.
        """

    @MainActor
    static func main() async {
        do {
            let isUnderstood = try await run(Array(CommandLine.arguments.dropFirst()))
            if isUnderstood { return }
            Terminal().note(usage)
            // `EX_USAGE` of BSD's sysexits.
            exit(64)
        } catch {
            Terminal().note(error.text)
            exit(1)
        }
    }

    /// - Returns: Whether the program knows the words.
    @MainActor
    private static func run(_ words: [String]) async throws -> Bool {
        guard words.count > 1,
            let architecture = Architecture.known.named(words[1]).first
        else {
            return false
        }
        if words[0] == "structure", words.count == 2 {
            let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            // Format the JSON, because people read it, too.
            print(try JSONText.encode(try architecture.violations(in: package)), terminator: "")
            return true
        }
        let worker = Worker()
        switch (words[0], words.count) {
        case ("scenarios", 3):
            try worker.answer(
                try await architecture.results(of: words[2]) { try? worker.answer($0) })
        case ("record", 4):
            let recording = try ScenarioRecording(path: words[2], index: words[3])
            try worker.answer(await recording.recording(of: architecture.app))
        case ("replay", 2):
            let replayer = Replayer(of: architecture.app)
            while let order: ReplayOrder = try worker.order() {
                try worker.answer(await replayer.answer(to: order))
            }
        case ("explore", 4):
            guard let actions = Int(words[2]), let seed = UInt64(words[3]) else { return false }
            try worker.answer(await architecture.exploration(actions: actions, seed: seed))
        default: return false
        }
        return true
    }
}

extension Architecture {
    /// The results of the scenarios of a file, or of a folder.
    ///
    /// - Parameter willRun: Called before each scenario. If the app hangs or crashes, it does so in the last of them.
    @MainActor
    fileprivate func results(
        of path: String, willRun: @escaping (String) -> Void
    ) async throws -> TestReport {
        let scenarios = try FeatureFiles.find([path]).flatMap { file in
            try RunnableFeature(FeatureFiles.read(file)).scenarios
        }
        let runner = ScenarioRunner(app: app, countsBlocks: true)
        let result = await runner.run(
            scenarios, as: name, willRun: { willRun("\($0.place), \($0.fullName)") })
        return TestReport([result])
    }

    /// The places where its sources break the rules.
    fileprivate func violations(in package: URL) throws -> [StructureRules.Violation] {
        let environment = subject.isVariant ? PackageManifest.withVariants : [:]
        let manifest = try PackageManifest(of: package, environment: environment)
        return try StructureRules(of: subject, isReference: isReference, in: package).violations(
            allowing: manifest.target(named: subject.module).dependencies,
            among: Set(manifest.targets.map(\.name)))
    }

    /// Takes random walks beside the reference. For the reference itself, the walks are beside another architecture.
    ///
    /// - Returns: The differences and leaks; empty if there are none.
    @MainActor
    fileprivate func exploration(actions: Int, seed: UInt64) async -> [String] {
        let other = Architecture.all.first { $0.name != name && ($0.isReference || isReference) }
        let walkers = [self, other].compactMap { $0.map { Walker($0.namedApp) } }
        let explorer = Explorer(walkers)
        var (done, number) = (0, 0)
        while done < actions {
            let walk = await explorer.walk(number, seed: seed)
            if let found = walk.found { return found.explanation }
            done += walk.actions
            number += 1
        }
        return []
    }
}
