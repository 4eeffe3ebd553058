import Toolchain

extension Subprocess {
    /// The environment of a measuring process. Its heap keeps all memory that it has obtained from the system. By
    /// default, glibc may return freed memory to the system, and then the next action would take longer, because it
    /// has to obtain memory again.
    package static let keepingMemory = [
        "MALLOC_TRIM_THRESHOLD_": "1073741824",
        // The largest value that glibc accepts.
        "MALLOC_MMAP_THRESHOLD_": "33554432",
    ]

    /// A process that does the same each time: with fixed hash seeds, an empty environment, and fixed
    /// addresses where the system allows it.
    ///
    /// - Parameter words: The program, by its path or its name, and its arguments.
    package static func repeatable(_ words: [String]) -> Subprocess {
        Subprocess(
            fixedAddresses + words,
            environment: keepingMemory.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 },
            inherits: false)
    }

    /// Whether a command is installed and succeeds.
    static func canRun(_ words: String...) -> Bool {
        (try? Subprocess(words, inherits: false).run().succeeded) == true
    }

    private static let fixedAddresses =
        canRun("setarch", "-R", "true") ? ["setarch", "-R"] : []
}
