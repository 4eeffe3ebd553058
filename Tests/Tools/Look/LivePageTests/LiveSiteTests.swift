import ArchitectureList
import Foundation
import Testing
import TestSupport
import Traces

@testable import LivePage
@testable import Loopback
@testable import Toolchain

@Suite("What the page of live may ask", .timeLimit(.minutes(10)))
struct LiveSiteTests {
    private let build: LiveBuild
    private let site: LiveSite

    /// A site whose processes answer anything with the same line.
    init() {
        self.init(replaying: #"while read line; do echo '{"held":[],"leaks":[]}'; done"#)
    }

    private init(replaying script: String, limit: Duration = .seconds(30)) {
        build = LiveBuild(
            RecordingBuild(package: URL(fileURLWithPath: "/"), architectures: []),
            of: Self.architectures, limit: limit)
        build.start { Subprocess(["/bin/sh", "-c", script], limit: $1) }
        site = LiveSite(
            of: build, scenarios: [], opensFirst: false,
            workshop: { Subprocess(["/bin/sh", "-c", "echo \($0); echo more >&2; exit 1"]) },
            forwardedName: ForwardedName(in: [
                "CODESPACE_NAME": "a-b",
                "GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN": "app.github.dev",
            ]))
    }

    private static let architectures = ["MVP", "MVC"].map {
        ArchitectureSources(
            name: $0, module: $0, folder: "Sources/Architectures/\($0)", tests: nil)
    }

    private func response(
        to target: String, by method: String = "POST", body: some Sequence<UInt8> = [],
        headers: [String: String] = [:]
    ) async -> HTTPResponse {
        let usual = ["host": "127.0.0.1:80", "x-token": site.token]
        let request = HTTPRequest(
            method: method, target: target, headers: usual.merging(headers) { $1 },
            body: Array(body), keepsConnection: true)
        do throws(RefusedRequest) {
            try site.check(request)
        } catch {
            return error.response
        }
        return await site.response(to: request)
    }

    @Test("The page has its token in the address, runs no other script, and is small")
    func page() async {
        let response = await response(to: "/?token=\(site.token)", by: "GET")
        #expect(response.status == 200)
        #expect(response.body.count < 132_000)
        let policy = response.headers["Content-Security-Policy"] ?? ""
        #expect(policy.contains("default-src 'none'"))
        #expect(!policy.contains("script-src 'unsafe-inline'"))
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(!text.contains(site.token))
        #expect(text.contains("data-name=\"MVP\""))
        #expect(text.printedValues == [])
    }

    @Test(
        "Pages of others, other hosts and requests without the token are refused",
        arguments: [
            ["host": "evil.example:80"], ["origin": "http://evil.example"], ["origin": "null"],
            ["origin": "http://127.0.0.1:81"], ["x-token": "a"], ["host": ""],
            ["host": "a-c-80.app.github.dev"], ["host": "a-b-x.app.github.dev"],
            ["host": "a-b-80.evil.example"], ["origin": "https://a-c-80.app.github.dev"],
        ])
    func refused(headers: [String: String]) async {
        #expect(await response(to: "/scenarios", headers: headers).status == 403)
        #expect(await response(to: "/scenarios", headers: ["host": "localhost:80"]).status == 200)
        #expect(await response(to: "/?token=a", by: "GET").status == 403)
        #expect(await response(to: "/", by: "GET").status == 403)
    }

    @Test(
        "The page works through the port that a codespace forwards",
        arguments: ["127.0.0.1:80", "a-b-80.app.github.dev"])
    func forwarded(host: String) async {
        let headers = ["host": host, "origin": "https://a-b-80.app.github.dev"]
        #expect(await response(to: "/scenarios", headers: headers).status == 200)
        #expect(ForwardedName(in: ["CODESPACE_NAME": "a-b"]) == nil)
    }

    @Test("An address of before says how to go on with the sentences")
    func restarted() async {
        for response in [
            await response(to: "/?token=before", by: "GET"),
            await response(to: "/screen", headers: ["x-token": "before"]),
        ] {
            let text = String(decoding: response.body, as: UTF8.self)
            #expect(text.contains("the address that `swift run live` printed last"))
            #expect(text.contains("everything from the # in this address"))
        }
    }

    @Test("A scenario of a file is offered with its tags and doc strings")
    func read() async {
        let file = "@a\nFeature: F\n@b\nScenario: S\nGiven x\n\"\"\"\none\n\"\"\"\n"
        let response = await response(to: "/read", body: file.utf8)
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.contains(#""tags":["@a","@b"]"#))
        #expect(text.contains(#"["Given x\n\"\"\"\none\n\"\"\""]"#))
    }

    @Test(
        "What it does not have is refused",
        arguments: [
            ("GET", "/etc/passwd?token=", "", 404), ("POST", "/etc/passwd", "", 404),
            ("POST", "/screen", "", 400), ("POST", "/screen", "{}", 400),
            ("POST", "/workshop", #""reset""#, 400),
            ("POST", "/screen", #"{"architecture":"X","script":{"sentences":[]},"count":0}"#, 400),
            (
                "POST", "/calls",
                #"{"architecture":"X","script":{"sentences":[]},"count":0,"other":0}"#, 400
            ),
            ("POST", "/requests", #"{"script":{"sentences":[]},"count":-1}"#, 400),
            ("POST", "/read", "Feature: A\nScenario: B\nGiven a\nNonsense", 422),
        ])
    func wrong(method: String, target: String, body: String, status: Int) async {
        let target = method == "GET" ? target + site.token : target
        #expect(await response(to: target, by: method, body: body.utf8).status == status)
    }

    @Test("A column waits for the first build, and says so")
    func waits() async throws {
        let build = LiveBuild(
            RecordingBuild(package: URL(fileURLWithPath: "/"), architectures: []),
            of: Self.architectures)
        let site = LiveSite(of: build, scenarios: [], opensFirst: false, workshop: { _ in nil })
        let response = await site.response(
            to: HTTPRequest(
                method: "POST", target: "/screen",
                headers: ["host": "localhost", "x-token": site.token],
                body: Array(Self.order.utf8), keepsConnection: true))
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text == #"{"ended":"The app is built: it begins","waits":"true"}"#)
    }

    @Test("A process that ends is an answer, and the next one is started")
    func ended() async throws {
        let site = LiveSiteTests(replaying: "echo why >&2; exit 3").site
        for _ in 0..<2 {
            let response = await site.response(
                to: HTTPRequest(
                    method: "POST", target: "/screen",
                    headers: ["host": "localhost", "x-token": site.token],
                    body: Array(Self.order.utf8), keepsConnection: true))
            let text = String(decoding: response.body, as: UTF8.self)
            #expect(text == #"{"ended":"it ended with exit code 3: why"}"#)
        }
    }

    @Test("A process that takes too long is ended by the page, which says so")
    func limit() async throws {
        let site = LiveSiteTests(replaying: "read line; read line", limit: .milliseconds(200)).site
        let response = await site.response(
            to: HTTPRequest(
                method: "POST", target: "/screen",
                headers: ["host": "localhost", "x-token": site.token],
                body: Array(Self.order.utf8), keepsConnection: true))
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text.contains("it did not answer within 0.2 s, its limit. The page has ended it"))
    }

    @Test("Why there are no calls is said: the build is under way, or has failed")
    func noCalls() async {
        let before = await response(to: "/calls", body: Self.order.utf8)
        #expect(String(decoding: before.body, as: UTF8.self).contains("waiting"))
        build.bringUpToDate()
        for path in ["/calls", "/build"] {
            let after = await response(to: path, body: Self.order.utf8)
            #expect(String(decoding: after.body, as: UTF8.self).contains("problem"))
        }
    }

    @Test("Each architecture gets its first error, and the page those of none of them")
    func failure() {
        let lines = [
            "[1/2] Compiling MVP A.swift", "/p/Sources/Architectures/MVP/A.swift:3:1: warning: w",
            "/p/Sources/Shared/Services/B.swift:1:1: error: b",
            "/p/Sources/Architectures/MVP/A.swift:2:5: error: first",
            "/p/Sources/Architectures/MVP/A.swift:1:5: error: second",
        ]
        func failure(_ lines: some Sequence<String>) -> LiveBuildFailure {
            LiveBuildFailure(
                ToolError(tool: "swift build", code: 1, notes: lines.joined(separator: "\n")),
                in: URL(fileURLWithPath: "/p"), of: Self.architectures)
        }
        let all = failure(lines)
        #expect(all.errors == ["MVP": "Sources/Architectures/MVP/A.swift:2: first"])
        #expect(all.problem == "Sources/Shared/Services/B.swift:1: b")
        #expect(failure(lines.suffix(2)).problem == nil)
        #expect(failure(["error: no disk"]).problem?.contains("no disk") == true)
    }

    @Test("The page gets what a command of the workshop prints")
    func workshop() async {
        let response = await response(to: "/workshop", body: #""hint""#.utf8)
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(text == #"{"succeeded":false,"text":"hint\nmore\n"}"#)
    }

    private static let order =
        #"{"architecture":"MVP","script":{"sentences":["Given the app is launched"]},"count":1}"#
}
