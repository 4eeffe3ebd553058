import ArchitectureList
import Foundation
import NewFeature
import Output
import Toolchain

/// Makes a new architecture.
struct PanelNewCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "panel new",
            summary: "make a new architecture, which begins with the log-in screen",
            operands: "NAME",
            options: [Option("--dry-run", nil, "show what would be made, and write nothing")],
            notes: """
                NAME is the name of a module, such as MVI. It gets sources, a test target and its lines in the lists.
                It builds, launches, and passes the first scenarios. Commands use it where --architecture names it,
                or says all. Sources/README.md says how to go on.

                Nothing is overwritten, and if anything is in the way, nothing is written. The exit code is 64 if
                the name can't be used, and 1 if a source is not as the templates expect.
                """)
    }

    private let name: String
    private let arguments: Arguments

    init(_ arguments: Arguments) throws(UsageError) {
        guard let name = arguments.operands.first else {
            throw UsageError(
                "what is the new architecture called? Give one name, such as MVI; see "
                    + "`triptych panel new --help`")
        }
        self.name = name
        self.arguments = arguments
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let panel: NewFeature
        do {
            let package = try PackageFolder.current(with: arguments.architectures.subjects)
            panel = try NewFeature(panel: FeatureName(name), package: package)
        } catch NewFeatureError.name(let text) {
            throw UsageError(text)
        }
        let isDryRun = arguments.has("--dry-run")
        if !isDryRun { try panel.write() }
        var table = Table(columns: [Table.Column("File"), Table.Column("Lines", .right)])
        for file in panel.files {
            table.add([file.path, file.change])
        }
        terminal.print(table.rendered(width: terminal.width))
        terminal.print("\n" + (isDryRun ? "Nothing was written." : advice))
        return .success
    }

    /// What to type next.
    private var advice: String {
        """
        Next, see what it passes, and run its test:
          swift run triptych scenarios run --architecture \(name)
          swift test --filter \(name)Tests
        Sources/README.md says in which order to go on. To take it back, as long as it is as it was made:
          swift run triptych panel remove \(name)
        """
    }
}
