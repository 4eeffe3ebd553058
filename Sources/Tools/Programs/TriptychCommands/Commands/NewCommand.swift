import ArchitectureList
import Foundation
import NewFeature
import Output
import Toolchain

/// Makes a new feature, with its tests and its scenario.
struct NewCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "new",
            summary: "make a new feature, with its tests and its scenario",
            operands: "FEATURE",
            options: [
                .architecture("make it in", among: architectures),
                Option("--dry-run", nil, "show what would be made, and write nothing"),
            ],
            notes: """
                FEATURE is the name of a type, such as UserProfile. The feature is a screen that counts taps,
                in the shape that each architecture gives its features. A button on "News" opens it, and a
                button on it leads back. It is made to be changed.

                Made for one architecture, it changes nothing that the others use: its texts are in its
                folder, and a tag of its scenario, such as @only-MVP, keeps the others out.

                Nothing is overwritten, and if anything is in the way, nothing is written. The exit code is 64
                if the name can't be used, and 1 if a source is not as the templates expect.
                """)
    }

    private let name: FeatureName
    private let architectures: [Architecture]
    private let isAlone: Bool
    private let isDryRun: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        guard let text = arguments.operands.first else {
            throw UsageError(
                "what is the new feature called? Give one name, such as UserProfile; see "
                    + "`triptych new --help`")
        }
        do {
            name = try FeatureName(text)
        } catch {
            throw UsageError("\(error)")
        }
        architectures = try arguments.chosenArchitectures()
        isAlone = architectures.count < arguments.architectures.count
        isDryRun = arguments.has("--dry-run")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let package = try PackageFolder.current(with: architectures.subjects)
        do {
            let feature = try NewFeature(
                name, in: architectures.subjects, isAlone: isAlone, package: package)
            if !isDryRun { try feature.write() }
            let summary = NewFeatureSummary(feature, in: architectures)
            terminal.print(summary.table(width: terminal.width))
            terminal.print("\n" + (isDryRun ? "Nothing was written." : summary.advice))
            return .success
        } catch NewFeatureError.name(let text) {
            throw UsageError(text)
        }
    }
}
