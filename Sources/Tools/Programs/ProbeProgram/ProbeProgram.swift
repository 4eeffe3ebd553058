import ArchitectureList
import ArchitectureRules
import Exploration
import Foundation
import Output
import Replay
import Toolchain

/// The small program that `triptych` builds from a package to inspect it: for a check of the workshop, for a trace, for
/// faults, and for the page of `live`. It has only what these need, so that builds are fast, also after an edit.
@main
enum ProbeProgram {
    private static let usage = """
        usage: triptych-probe scenarios ARCHITECTURE PATH FOLDER
               triptych-probe structure ARCHITECTURE
               triptych-probe record ARCHITECTURE PATH INDEX FILE
               triptych-probe explore ARCHITECTURE ACTIONS SEED FILE
               triptych-probe replay ARCHITECTURE

        Run it in the root of the package.
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

    /// - Returns: Whether the words are among those that it knows.
    @MainActor
    private static func run(_ words: [String]) async throws -> Bool {
        guard words.count > 1,
            let architecture = Architecture.known.named(words[1]).first
        else {
            return false
        }
        switch (words[0], words.count) {
        case ("scenarios", 4):
            let results = try ScenarioResults(in: URL(fileURLWithPath: words[3]))
            try await results.write(of: architecture.namedApp, running: words[2])
        case ("structure", 2):
            let violations = try architecture.violations(
                in: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
            print(try JSONText.encode(violations), terminator: "")
        case ("record", 5):
            let recording = try await ScenarioRecording(path: words[2], index: words[3])
                .recording(of: architecture.app)
            try JSONEncoder().encode(recording).write(to: URL(fileURLWithPath: words[4]))
        case ("replay", 2):
            try await ReplayWorker.run(architecture.app)
        case ("explore", 5):
            guard let actions = Int(words[2]), let seed = UInt64(words[3]) else { return false }
            let found = await architecture.exploration(actions: actions, seed: seed)
            let text = found.joined(separator: "; ")
            try Data(text.utf8).write(to: URL(fileURLWithPath: words[4]))
        default: return false
        }
        return true
    }
}

extension Architecture {
    /// Where its sources break the rules.
    fileprivate func violations(in package: URL) throws -> [StructureRules.Violation] {
        let manifest = try PackageManifest(of: package)
        return try StructureRules(of: subject, isReference: isReference, in: package).violations(
            allowing: manifest.target(named: subject.module).dependencies,
            among: Set(manifest.targets.map(\.name)))
    }

    /// Walks at random beside the reference. The reference walks beside another architecture.
    ///
    /// - Returns: What differs or leaks; nothing if all is well.
    @MainActor
    fileprivate func exploration(actions: Int, seed: UInt64) async -> [String] {
        let other = Architecture.all.first { $0.name != name && ($0.isReference || isReference) }
        let walkers = [self, other].compactMap { $0.map { Walker($0.namedApp) } }
        var reach = Reach()
        let found = await Explorer(walkers).explore(
            seed: seed, walks: 0..., reach: &reach, shrinks: false,
            isOver: { $0.actions >= actions })
        return found?.scenario.explanation ?? []
    }
}
