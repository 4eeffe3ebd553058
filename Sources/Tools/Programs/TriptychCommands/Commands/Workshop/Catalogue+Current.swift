import ArchitectureList
import Foundation
import Output
import Toolchain
import Workshop

extension Catalogue {
    /// The exercises of the package that the program is called in.
    static func current(of architectures: [Architecture]) throws(UsageError) -> Catalogue {
        let package = try PackageFolder.current(with: architectures.subjects)
        return Catalogue(of: package, architectures: architectures.subjects)
    }

    /// Says what is wrong with damaged exercises, which are left out.
    func note(errorsOn terminal: Terminal) {
        for error in errors { terminal.note("\(error)") }
    }

    /// The exercise with a number or a name, as wrong usage if there is none.
    func known(_ typed: String) throws -> Exercise {
        do {
            return try exercise(typed)
        } catch let error as UnknownExercise {
            throw UsageError("\(error)")
        }
    }
}

extension Arguments {
    /// The exercise that is named; nil for none.
    func exercise(of command: String) throws(UsageError) -> String? {
        if operands.count > 1 {
            throw UsageError(
                "one exercise at a time; see `triptych workshop \(command) --help`")
        }
        return operands.first
    }

    /// The one architecture that is named; nil for none.
    func workshopArchitecture() throws(UsageError) -> String? {
        guard has(Option.architectureName) else { return nil }
        let chosen = try chosenArchitectures()
        if chosen.count > 1 { throw UsageError("work in one architecture at a time, not in all") }
        return chosen.first?.name
    }
}

extension Option {
    /// The option for the architecture that is worked in.
    static func workedIn(among architectures: [Architecture]) -> Option {
        Option(
            architectureName, "NAME",
            "work in one of " + architectures.names.joined(separator: ", "))
    }
}

extension Terminal {
    /// Shows the current step of a build or a check.
    func showStep(_ text: String) {
        showProgress(String(text.prefix((width ?? 80) - 1)))
    }
}
