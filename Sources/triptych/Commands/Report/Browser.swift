import Foundation

/// Whatever shows pages on this machine.
enum Browser {
    /// Shows a file.
    ///
    /// - Returns: Why it can't be shown and what to do, or nil if it is.
    static func show(_ path: String) -> String? {
        #if os(macOS)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program, path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            process.waitUntilExit()
        } catch {
            return complaint(path, program, error.localizedDescription)
        }
        if process.terminationStatus == 0 { return nil }
        let isMissing = process.terminationStatus == 127
        return complaint(
            path, program,
            isMissing ? "it is not in PATH" : "it ended with code \(process.terminationStatus)")
    }

    private static func complaint(_ path: String, _ program: String, _ reason: String) -> String {
        "\(path) was written, but \(program) could not show it: \(reason); open the file in a browser"
    }
}
