import Subprocesses

extension Subprocess {
    /// A process that does the same each time: with fixed hash seeds, an empty environment, and fixed
    /// addresses where the system allows it.
    ///
    /// - Parameter words: The program, by its path or its name, and its arguments.
    package static func repeatable(_ words: [String]) -> Subprocess {
        Subprocess(
            fixedAddresses + words, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"],
            inherits: false)
    }

    /// Whether a command is installed and succeeds.
    static func canRun(_ words: String...) -> Bool {
        (try? Subprocess(words, inherits: false).run().succeeded) == true
    }

    private static let fixedAddresses =
        canRun("setarch", "-R", "true") ? ["setarch", "-R"] : []
}
