import Foundation
import TestSupport
import Toolchain

/// A browser without a window.
struct Chromium {
    /// The result of showing a page.
    struct Visit {
        /// The page after its scripts have run.
        let page: String
        /// What the page wrote to the console, errors among it.
        let console: [Substring]
    }

    static let isInstalled = path != nil

    /// Shows a page for a little while of its own time, and no longer than it takes on the clock.
    static func visit(_ html: String) throws -> Visit {
        let workspace = try Workspace()
        let page = try workspace.write(html, to: "report.html")
        let run = try Subprocess([
            path ?? "chromium", "--headless", "--disable-gpu", "--no-sandbox",
            "--enable-logging=stderr", "--user-data-dir=\(workspace.path(of: "profile"))",
            "--window-size=1280,900", "--virtual-time-budget=5000", "--dump-dom",
            "file://\(page)",
        ]).run()
        return Visit(
            page: run.text,
            console: run.errors.split(separator: "\n").filter { $0.contains(":CONSOLE") })
    }

    private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":")
        .flatMap { folder in ["chromium", "chromium-browser"].map { "\(folder)/\($0)" } }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}
