import ArchitectureList
import Foundation
import LivePage
import Loopback
import Output
import Scenarios
import Toolchain
import Traces

/// Serves a page with all architectures side by side.
struct LiveCommand: Command {
    static let about = CommandDefinition(
        name: "live",
        summary: "use all of them side by side in a page, and see what ran",
        notes: """
            Act in one column, and all follow: each act becomes a sentence of a scenario. The list of sentences can
            be edited, saved as a feature file, and stepped through with the arrow keys. If you act in the past,
            what came after is dropped; the browser's "back" restores it. FILE is opened first; without it, the
            page offers the scenarios of the package.

            Below the screens are the calls of the current sentence. They come from a build that records, as for
            `triptych trace`, which is made or brought up to date meanwhile. With j and k you go from call to call,
            and the screens are as they were during it. Allocations, retains and releases are counted in a release
            build on Linux, but not of a `Then`, which only looks.

            Save a file of the sources, and the page builds it, goes to the same sentence and marks what differs.
            From then on the screens come from the build that records, which counts no allocations. An exercise
            that is started is in the page, too.

            --save writes the page with all screens, calls, code and questions of the scenarios into one file, which
            opens without a server, and ends. In a lesson, comments above a step are questions: # Ask: Who …?

            The page is for this machine, or for the browser of a codespace. A dev container gives the port that
            it forwards in TRIPTYCH_LIVE_PORT. Ctrl-C ends it.
            """)

    @Argument(operand: "[FILE[:LINE]]") private var file: String?
    @Argument(architectures: "show") private var architectures: [Architecture]
    @Argument(
        "--port", "N", "listen on this port (default: TRIPTYCH_LIVE_PORT, or a free one)",
        in: 0...65_535)
    private var port: Int?
    @Argument("--open", "show the page in the browser") private var opens: Bool
    @Argument("--save", "PAGE", "write the page into this file, for FILE", isOutput: true)
    private var output: String?

    func run(on terminal: Terminal) async throws -> ExitCode {
        if output != nil, file == nil {
            throw UsageError("--save needs the FILE with the scenarios that the page is to have")
        }
        let package = try PackageFolder.current(with: architectures.subjects)
        let scenarios = try ScenarioSelection(
            paths: [file].compactMap(\.self), takesLines: true
        ).load(on: terminal)
        let subjects = architectures.subjects
        let build = LiveBuild(
            RecordingBuild(package: package, architectures: subjects), of: subjects,
            replaying: {
                // Otherwise the number of allocations would depend on the seed of hashes.
                Subprocess(
                    WorkerCommand.words(.replay, $0),
                    environment: ["SWIFT_DETERMINISTIC_HASHING": "1"], limit: $1)
            }, isOutdated: { OwnProgram.isOutdated })
        let forwardedName = ForwardedName()
        let site = LiveSite(
            of: build, scenarios: try Self.offered(scenarios),
            opensFirst: file != nil,
            workshop: { Subprocess([OwnProgram.url.path, "workshop", $0], in: package) },
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
            // The browser may run for as long as the server does.
            Task.detached {
                if let complaint = await Browser.standard.show(door) { terminal.note(complaint) }
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
        terminal.note("Building what records calls …")
        build.bringUpToDate()
        do {
            try terminal.save(await site.page(), to: output)
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
        guard let text = ProcessInfo.processInfo.environment[name] else { return nil }
        guard let port = UInt16(text) else {
            throw UsageError("\(name) is \"\(text)\"; expected a number from 0 to 65535")
        }
        return port
    }

    private func server(of site: LiveSite) throws -> LoopbackServer {
        let port = try port.map(UInt16.init) ?? Self.portOfEnvironment() ?? 0
        do throws(SocketError) {
            return try LoopbackServer(
                port: port, most: 100, limit: .seconds(30), check: site.check,
                handler: site.response)
        } catch {
            if error.code != EADDRINUSE { throw error }
            throw UsageError("port \(port) is taken; give another with --port")
        }
    }
}
