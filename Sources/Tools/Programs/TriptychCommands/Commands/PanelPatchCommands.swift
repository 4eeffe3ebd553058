import ArchitectureList
import Foundation
import Output
import Toolchain
import Workshop

/// Adds an architecture that is kept as a patch.
struct PanelApplyCommand: Command {
    static let about = CommandDefinition(
        name: "panel apply",
        summary: "add an architecture that is kept as a patch",
        notes: """
            NAME is a folder of scenarios/panels, such as MVI. The architecture is added as a change that is not
            committed. Build the program again: commands then use it where --architecture names it, or says all.

            Nothing is overwritten. The exit code is 1 if the patch does not fit.
            """)

    @Argument(
        operand: "NAME",
        orAsk: "which architecture? Give one name, such as MVI; see `triptych panel apply --help`")
    private var name: String

    func run(on terminal: Terminal) async throws -> ExitCode {
        let panel = try KeptPanel(name, in: PackageFolder.find(with: [KeptPanel.folder]))
        let paths = try panel.apply()
        terminal.print(
            """
            \(panel.name) has been added: \("file".counted(paths.count)) changed or made.

            Next, measure it beside the others, and run its tests:
              swift run -c release triptych bench --architecture all
              swift test --filter \(panel.name)Tests
            To take it away again:
              swift run triptych panel remove \(panel.name)
            """)
        return .success
    }
}

/// Takes such an architecture away again.
struct PanelRemoveCommand: Command {
    static let about = CommandDefinition(
        name: "panel remove",
        summary: "take an added architecture away again",
        notes: """
            NAME is one that `triptych panel apply` or `triptych panel new` added. Other changes of yours stay as
            they are.

            If its files have been changed since, nothing is removed. The exit code is 1 then.
            """)

    @Argument(
        operand: "NAME",
        orAsk: "which architecture? Give one name, such as MVI; see `triptych panel remove --help`")
    private var name: String

    func run(on terminal: Terminal) async throws -> ExitCode {
        let package = try PackageFolder.find(with: [KeptPanel.folder])
        let name = (try? KeptPanel(name, in: package).name) ?? name
        guard let count = try MadeFiles(as: name, in: package).takeBack() else {
            throw PackageError("\(name) has not been added, so nothing was removed")
        }
        terminal.print(
            "\(name) has been removed: \("file".counted(count)) removed or restored. Build the program again."
        )
        return .success
    }
}
