import Foundation

extension WorkerProcess {
    /// A process in which as much as can be is the same each time: what is hashed by its value, what is
    /// hashed by its address where the system lets addresses be fixed, and what is read of the environment.
    ///
    /// - Parameter command: The program, by its path or its name, and its arguments.
    public static func repeatable(_ command: [String]) -> WorkerProcess {
        WorkerProcess(
            env, arguments: fixedAddresses + command,
            environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    }

    /// Whether a tool is installed where the system's tools are, and does this.
    static func canRun(_ command: String...) -> Bool {
        do {
            try WorkerProcess(env, arguments: command, environment: [:])
                .run(errors: .nullDevice)
            return true
        } catch {
            return false
        }
    }

    private static let fixedAddresses =
        canRun("setarch", "-R", "true") ? ["setarch", "-R"] : []

    private static let env = URL(fileURLWithPath: "/usr/bin/env")
}
