import Foundation

/// The web browser of this machine.
package struct Browser {
    /// The program that opens the browser.
    let program: String

    /// The default browser of the system.
    package static var standard: Browser {
        #if os(macOS)
            Browser(program: "open")
        #else
            Browser(program: "xdg-open")
        #endif
    }

    /// Shows a file, or an address.
    ///
    /// - Returns: Why it can't be shown and what to do, or nil if it is.
    package func show(_ path: String) async -> String? {
        let code: Int32
        do {
            // Nobody needs the browser's output, and it may keep a pipe open for as long as it runs.
            let silently = "exec \"$0\" \"$1\" </dev/null >/dev/null 2>&1"
            code = try await Subprocess(["/bin/sh", "-c", silently, program, path]).runOnTerminal(
                outlivesThis: true)
        } catch {
            return complaint(path, error.localizedDescription)
        }
        switch code {
        case 0: return nil
        case 127: return complaint(path, "it is not in PATH")
        default: return complaint(path, "it ended with code \(code)")
        }
    }

    private func complaint(_ path: String, _ reason: String) -> String {
        "\(program) could not show \(path): \(reason); open it in a browser"
    }
}
