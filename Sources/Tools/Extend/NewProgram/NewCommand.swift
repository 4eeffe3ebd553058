import ArchitectureList
import ChangeCost
import Console
import Foundation
import NewFeature
import Toolchain

/// Makes a new feature, with its tests and its scenario.
struct NewCommand: Command {
    static let about = CommandDefinition(
        name: "new",
        summary: "make a new feature, with its tests and its scenario",
        notes: """
            FEATURE is the name of a type, such as UserProfile. The feature is a screen that counts taps,
            written in the style of each architecture. A button on "News" opens it, and a button on it
            leads back. You then change it into your own feature.

            The feature is made in one architecture or in all. A feature for one architecture changes
            nothing that the others use: its texts are in its folder, and its scenario has a tag such as
            @only-MVP, which leaves out the others.

            The command overwrites nothing. If a file is in the way, it writes nothing. --remove refuses
            if the feature has been edited since. The exit code is 64 if the name can't be used, and 1 if
            a file was edited where the templates insert lines.
            """,
        instead: { _ in "a feature has one name; `swift run new panel NAME` makes an architecture" }
    )

    @Argument(
        operand: "FEATURE",
        orAsk: "what is the new feature called? Give one name, such as UserProfile; see "
            + "`swift run new --help`")
    private var name: String
    @Argument(architectures: "make the feature in") private var architectures: [Architecture]
    @Argument("--dry-run", "show what would be made and what that costs, but write nothing")
    private var isDryRun: Bool
    @Argument("--remove", "remove the feature again", excludes: ["--dry-run"])
    private var removes: Bool

    private var isAlone: Bool { architectures.count < Architecture.all.count }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let name = try FeatureName(name)
        if isAlone, architectures.count > 1 {
            throw UsageError(
                "a feature is made in one architecture or in all of them; name one, or leave out --architecture"
            )
        }
        let package = try PackageFolder.current()
        let made = name.typeName + (isAlone ? " in \(architectures[0].name)" : "")
        if removes { return try MadeFiles.takeBack(made, in: package, on: terminal) }
        let feature = try NewFeature(
            name, in: architectures.subjects, isAlone: isAlone, package: package)
        if !isDryRun { try feature.write() }
        terminal.print(table(of: feature).rendered(width: terminal.width))
        if isDryRun {
            let cost = try ScreenCost(
                of: feature.files, for: architectures.subjects, in: package)
            terminal.print("\n" + cost.table.rendered(width: terminal.width))
            terminal.print("\nNothing was written.")
        } else {
            terminal.print("\n" + advice(for: feature))
        }
        return .success
    }

    /// A table of the files: first those of each architecture, then the shared ones.
    private func table(of feature: NewFeature) -> Table {
        func rows(of owner: String?) -> [[String]] {
            feature.files.filter { file in
                architectures.first { $0.subject.owns(file.path) }?.name == owner
            }.map { [owner ?? "shared", $0.path, $0.addedLines] }
        }
        let own = architectures.flatMap { architecture in
            let files = rows(of: architecture.name)
            let hasTests = files.contains { $0[1].hasPrefix("Tests/") }
            let none = [architecture.name, "no unit tests: it has no logic role", "–"]
            return files + (hasTests ? [] : [none])
        }
        return Table("For", "File", figures: ["Lines"], rows: own + rows(of: nil))
    }

    /// What to type next.
    private func advice(for feature: NewFeature) -> String {
        let alone = isAlone ? " --architecture \(architectures[0].name)" : ""
        let tests = architectures.compactMap(\.subject.tests) + ["AppsTests"]
        return """
            Next, build it, and run its scenario, the tests and the rules of the structure:
              swift build
              swift run scenarios run \(feature.scenario)
              swift test --filter '\(tests.joined(separator: "|"))'
            Then write in \(feature.scenario) what the feature should do, and make it do that.
            When it is done, bring the tables up to date:
              swift run documents
            To remove it, if you have not edited it:
              swift run new \(name)\(alone) --remove
            """
    }
}

extension MadeFiles {
    /// Removes the files that were made under a name, and prints a message.
    static func takeBack(
        _ name: String, in package: URL, on terminal: Terminal
    ) throws -> ExitCode {
        guard let count = try MadeFiles(as: name, in: package).takeBack() else {
            throw UsageError("\(name) was not made here, or has been removed already")
        }
        terminal.print("\(name) is removed: \("file".counted(count)) deleted or restored.")
        return .success
    }
}
