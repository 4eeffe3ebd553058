import Anatomy
import Architectures
import Foundation
import Reporting

/// Writes where the sources break the rules: what `workshop check` asks the program that it has built.
struct WorkshopStructureCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "workshop-structure", summary: "check the rules for `triptych workshop check`",
            options: [.architecture("check", among: architectures)])
    }

    private let chosen: [Architecture]
    private let architectures: [Architecture]

    init(_ arguments: Arguments) throws(UsageError) {
        chosen = try arguments.chosenArchitectures()
        architectures = arguments.architectures
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let package = try PackageFolder.current(with: architectures.subjects)
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: package.appending(path: "Sources").path)
        let modules = Set(folders + architectures.subjects.map(\.module))
        let violations = try chosen.flatMap { architecture in
            try StructureRules(
                of: architecture.subject, isReference: architecture.isReference, in: package
            ).violations(among: modules.subtracting([architecture.subject.module]))
        }
        terminal.print(try JSONText.encode(violations))
        return .success
    }
}
