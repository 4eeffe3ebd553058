import ArchitectureList
import Console
import Foundation
import Gherkin
import LivePage
import Loopback
import Scenarios
import Toolchain
import Traces

/// Serves a page with all architectures side by side.
struct LiveCommand: Command {
    static let about = CommandDefinition(
        name: "live",
        summary: "use the app in all architectures side by side, and see which code ran",
        notes: """
            Use the app in one column, and all other columns do the same. Each action becomes a step of a
            scenario. You can edit the list of steps, save it as a feature file, and go through it with the
            arrow keys. If you go back to an earlier step and use the app there, the later steps are
            removed; Undo restores them. The page begins with FILE or, without it, offers the scenarios of
            the package.

            Below the screens are the calls of the current step. To record them, the page first updates
            the build that `swift run trace` uses. You can use the page meanwhile. With j and k you go from
            call to call, and see the screens as they were during the call. With a right click on a part
            of a screen, or with w, you ask which code decided what it shows, and what set that off: you,
            a link, or an answer of the server. The button Requests shows which code sent and cancelled
            each request, and how it was answered.

            When you save a source file, the page builds the app, goes to the same step and marks what
            differs. If an exercise is started, the page shows it, too.

            --save writes a file with all screens, calls, code and questions of the scenarios, and ends.
            The file needs no server: open it in any browser. A question is a comment above a step, such
            as # Ask: Who decides? The comment # Learn: is the sentence that the page shows at the end.

            The page opens only on this machine, or in the browser of a codespace. In a dev container,
            TRIPTYCH_LIVE_PORT is the port that the container forwards. Ctrl-C ends the command.
            """)

    @Argument(operand: "[FILE[:LINE]]") private var file: String?
    @Argument(architectures: "show") private var architectures: [Architecture]
    @Argument(
        "--port", "N", "listen on this port (default: TRIPTYCH_LIVE_PORT, or a free one)",
        in: 0...65_535)
    private var port: Int?
    @Argument("--open", "show the page in the browser") private var opens: Bool
    @Argument(
        "--save", "PAGE", "write the page for the scenarios of FILE into this file, and end",
        isOutput: true)
    private var output: String?

    func run(on terminal: Terminal) async throws -> ExitCode {
        if output != nil, file == nil {
            throw UsageError("--save needs FILE, which has the scenarios for the page")
        }
        let package = try PackageFolder.current()
        let scenarios = try ScenarioSelection(
            paths: [file].compactMap(\.self), takesLines: true
        ).runnable(on: terminal)
        let subjects = architectures.subjects
        let build = LiveBuild(
            RecordingBuild(package: package, architectures: subjects), of: subjects,
            screens: output == nil ? .ofScenarios(of: package, for: subjects) : nil,
            // One answer is about a whole scenario if the page is saved.
            limit: output == nil ? .seconds(30) : .seconds(600))
        let forwardedName = ForwardedName()
        let site = LiveSite(
            of: build, scenarios: try Self.offered(scenarios),
            opensFirst: file != nil,
            workshop: { command in
                // Don't build the workshop for people who have not started an exercise.
                let folder = PackagePlace.stateFolder(of: package).appending(path: "workshop")
                guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
                return Subprocess(["swift", "run", "--quiet", "workshop", command], in: package)
            },
            forwardedName: forwardedName)
        if let output { return try await save(site, of: build, to: output, on: terminal) }
        let server = try server(of: site)
        let origin =
            forwardedName.map { "https://\($0.host(ofPort: server.port))" }
            ?? "http://127.0.0.1:\(server.port)"
        let address = "\(origin)/?token=\(site.token)"
        terminal.print(address)
        terminal.note("Press Ctrl-C to end it.")
        let folder = try TemporaryFolder(in: package)
        if opens {
            let door = try Self.door(to: address, in: folder)
            // Don't wait for the browser, because `show` may not return until the browser quits.
            Task.detached {
                if let complaint = await Browser.standard.show(door, leadingTo: address) {
                    terminal.note(complaint)
                }
            }
        }
        withExtendedLifetime((server, folder)) {
            WatchedFiles.repeating(
                [
                    "Sources/Architectures", "Sources/Shared", "Benchmarks/Variants",
                    "Package.swift",
                ], in: package
            ) {
                build.bringUpToDate()
            }
        }
    }

    /// The scenarios with the questions in their files, which are read once.
    private static func offered(_ scenarios: [RunnableScenario]) throws -> [LiveScenario] {
        var files: [String: String] = [:]
        return try scenarios.map { scenario in
            let file =
                try files[scenario.path] ?? String(contentsOfFile: scenario.path, encoding: .utf8)
            files[scenario.path] = file
            return LiveScenario(scenario.scenario, in: file)
        }
    }

    private func save(
        _ site: LiveSite, of build: LiveBuild, to output: String, on terminal: Terminal
    ) async throws -> ExitCode {
        terminal.note("Building the program that records calls …")
        build.bringUpToDate { terminal.showProgress($0) }
        terminal.clearProgress()
        do {
            var bar = TimedProgress(on: terminal)
            let page = try await site.page { bar.show($0, share: $1) }
            terminal.clearProgress()
            try terminal.save(page, to: output)
        } catch let problem as LiveSite.Unsaved {
            terminal.note("\(problem)")
            return .failure
        }
        if output != SafeFile.standardOutput { terminal.print(output) }
        return .success
    }

    /// A page that leads to an address. Other users of this machine can read a browser's arguments, but not this file.
    static func door(to address: String, in folder: TemporaryFolder) throws -> String {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
        let page = "<meta http-equiv=\"refresh\" content=\"0; url=\(address)\">\n"
        return try folder.file(named: "live.html", containing: Data(page.utf8)).path
    }

    /// The port that a dev container forwards.
    private static func portOfEnvironment() throws(UsageError) -> UInt16? {
        let name = "TRIPTYCH_LIVE_PORT"
        guard let text = ProcessInfo.processInfo.environment[name], !text.isEmpty else {
            return nil
        }
        guard let port = UInt16(text) else {
            throw UsageError("\(name) is \"\(text)\"; expected a number from 0 to 65535")
        }
        return port
    }

    private func server(of site: LiveSite) throws -> LoopbackServer {
        let port = try port.map(UInt16.init) ?? Self.portOfEnvironment() ?? 0
        if BlockedPorts.contains(port) {
            throw UsageError("browsers open no page on port \(port); give another with --port")
        }
        do throws(SocketError) {
            return try LoopbackServer(
                port: port, most: 100, limit: .seconds(30), check: site.check,
                handler: site.response)
        } catch {
            switch error.code {
            case EADDRINUSE: throw UsageError("port \(port) is taken; give another with --port")
            case EACCES:
                throw UsageError(
                    "only an administrator may listen on port \(port); give another with --port")
            default: throw error
            }
        }
    }
}
