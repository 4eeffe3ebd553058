import Anatomy
import Architectures
import Foundation
import Reporting

/// The small program that `triptych` builds of a package to look into it: for a check of the workshop, and for a
/// trace. It has only what these need, so that it is soon built, and soon built again after an edit.
@main
enum ProbeProgram {
    private static let usage = """
        usage: triptych-probe scenarios ARCHITECTURE PATH FOLDER
               triptych-probe structure ARCHITECTURE
               triptych-probe record ARCHITECTURE PATH INDEX FILE

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
            Terminal().note("\(error)")
            exit(1)
        }
    }

    /// - Returns: Whether the words are among those that it knows.
    @MainActor
    private static func run(_ words: [String]) async throws -> Bool {
        guard words.count > 1, let architecture = Architecture.all.named(words[1]).first else {
            return false
        }
        switch (words[0], words.count) {
        case ("scenarios", 4):
            let results = ScenarioResults(in: URL(fileURLWithPath: words[3]))
            try await results.write(of: architecture.namedApp, running: words[2])
        case ("structure", 2):
            let violations = try architecture.violations(
                in: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
            print(try JSONText.encode(violations), terminator: "")
        case ("record", 5):
            let recording = try await ScenarioRecording(path: words[2], index: words[3])
                .recording(of: architecture.app)
            try JSONEncoder().encode(recording).write(to: URL(fileURLWithPath: words[4]))
        default: return false
        }
        return true
    }
}

extension Architecture {
    /// Where its sources break the rules.
    fileprivate func violations(in package: URL) throws -> [StructureRules.Violation] {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: package.appending(path: "Sources").path)
        let modules = Set(folders + Architecture.all.subjects.map(\.module))
        return try StructureRules(of: subject, isReference: isReference, in: package)
            .violations(among: modules.subtracting([subject.module]))
    }
}
