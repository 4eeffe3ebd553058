import Foundation
import Subprocesses

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
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "chromium-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appending(path: "report.html")
        try Data(html.utf8).write(to: page)
        let run = try Subprocess([
            path ?? "chromium", "--headless", "--disable-gpu", "--no-sandbox",
            "--enable-logging=stderr", "--user-data-dir=\(folder.path)/profile",
            "--window-size=1280,900", "--virtual-time-budget=5000", "--dump-dom",
            page.absoluteString,
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
