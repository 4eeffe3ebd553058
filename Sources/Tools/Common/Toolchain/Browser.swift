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
    /// - Parameter address: The address to which the file leads, for the message; nil if the file is the page.
    /// - Returns: Why it can't be shown and what to do, or nil if it is.
    package func show(_ path: String, leadingTo address: String? = nil) async -> String? {
        let page = address ?? path
        let code: Int32
        do {
            // Nobody needs the browser's output, and it may keep a pipe open for as long as it runs.
            let silently = "exec \"$0\" \"$1\" </dev/null >/dev/null 2>&1"
            code = try await Subprocess(["/bin/sh", "-c", silently, program, path]).runOnTerminal(
                outlivesThis: true)
        } catch {
            return complaint(page, error.localizedDescription)
        }
        switch code {
        case 0: return nil
        case 127: return complaint(page, "it is not in PATH")
        default: return complaint(page, "it ended with code \(code)")
        }
    }

    private func complaint(_ page: String, _ reason: String) -> String {
        "\(program) could not show \(page): \(reason); open it in a browser"
    }
}
