import ArchitectureList
import Console
import Foundation
import NewFeature
import Toolchain

/// Makes a new architecture.
struct NewPanelCommand: Command {
    static let about = CommandDefinition(
        name: "new panel",
        summary: "make a new panel: an architecture that begins with the log-in screen",
        notes: """
            NAME is the name of a module, such as Flux. The command writes its sources and its test
            target, and adds it to Package.swift, the list of architectures, the rules of the structure
            and ARCHITECTURE.md. The new architecture builds, launches, and passes the first scenarios. To
            use it in other commands, pass --architecture NAME or --architecture all. Sources/EXTENDING.md
            says how to go on.

            The command overwrites nothing. If a file is in the way, it writes nothing. --remove refuses
            if these files have been edited since; your other edits stay. The exit code is 64 if the name
            can't be used, and 1 if a file was edited where the templates insert lines.
            """)

    @Argument(
        operand: "NAME",
        orAsk: "what is the new architecture called? Give one name, such as Flux; see "
            + "`swift run new panel --help`")
    private var name: String
    @Argument("--dry-run", "show what would be made, but write nothing")
    private var isDryRun: Bool
    @Argument("--remove", "remove the architecture again", excludes: ["--dry-run"])
    private var removes: Bool

    func run(on terminal: Terminal) async throws -> ExitCode {
        let package = try PackageFolder.current()
        let name = try FeatureName(name)
        if removes { return try MadeFiles.takeBack(name.typeName, in: package, on: terminal) }
        let architecture = try NewFeature(architecture: name, package: package)
        if !isDryRun { try architecture.write() }
        let table = Table(
            "File", figures: ["Lines"], rows: architecture.files.map { [$0.path, $0.addedLines] })
        terminal.print(table.rendered(width: terminal.width))
        terminal.print("\n" + (isDryRun ? "Nothing was written." : advice))
        return .success
    }

    /// What to type next.
    private var advice: String {
        """
        Next, see what it passes, and run its test:
          swift run scenarios run --architecture \(name)
          swift test --filter \(name)Tests
        Sources/EXTENDING.md says in which order to go on. To remove it, if you have not edited it:
          swift run new panel \(name) --remove
        """
    }
}
