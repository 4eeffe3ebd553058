import ArchitectureList
import Foundation
import Subprocesses
import Testing
import Traces

@testable import LivePage
@testable import LoopbackServer

@Suite("What the page of live may ask", .timeLimit(.minutes(2)))
struct LiveSiteTests {
    /// A site whose processes answer anything with the same line.
    private let site = LiveSite(
        architectures: ["MVP"], scenarios: [], opensFirst: false,
        replaying: { _, limit in
            let answer = #"{"held":[],"leaks":[]}"#
            return Subprocess(
                ["/bin/sh", "-c", "while read line; do echo '\(answer)'; done"], limit: limit)
        },
        build: RecordingBuild(package: URL(fileURLWithPath: "/"), architectures: []))

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
        #expect(response.body.count < 100_000)
        let policy = response.headers["Content-Security-Policy"] ?? ""
        #expect(policy.contains("default-src 'none'"))
        #expect(!policy.contains("script-src 'unsafe-inline'"))
        let text = String(decoding: response.body, as: UTF8.self)
        #expect(!text.contains(site.token))
        #expect(text.contains("data-name=\"MVP\""))
    }

    @Test(
        "Pages of others, other hosts and requests without the token are refused",
        arguments: [
            ["host": "evil.example:80"], ["origin": "http://evil.example"], ["origin": "null"],
            ["origin": "http://127.0.0.1:81"], ["x-token": "a"], ["host": ""],
        ])
    func refused(headers: [String: String]) async {
        #expect(await response(to: "/scenarios", headers: headers).status == 403)
        #expect(await response(to: "/scenarios", headers: ["host": "localhost:80"]).status == 200)
        #expect(await response(to: "/?token=a", by: "GET").status == 403)
        #expect(await response(to: "/", by: "GET").status == 403)
    }

    @Test("An address of before says how to go on with the sentences")
    func restarted() async {
        for response in [
            await response(to: "/?token=before", by: "GET"),
            await response(to: "/screen", headers: ["x-token": "before"]),
        ] {
            let text = String(decoding: response.body, as: UTF8.self)
            #expect(text.contains("the one that `triptych live` printed last"))
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
            ("POST", "/screen", #"{"architecture":"X","script":{"sentences":[]},"count":0}"#, 400),
            ("POST", "/read", "Feature: A\nScenario: B\nGiven a\nNonsense", 422),
        ])
    func wrong(method: String, target: String, body: String, status: Int) async {
        let target = method == "GET" ? target + site.token : target
        #expect(await response(to: target, by: method, body: body.utf8).status == status)
    }

    @Test("A process that ends is an answer, and the next one is started")
    func ended() async throws {
        let site = LiveSite(
            architectures: ["MVP"], scenarios: [], opensFirst: false,
            replaying: { _, _ in Subprocess(["/bin/sh", "-c", "echo why >&2; exit 3"]) },
            build: RecordingBuild(package: URL(fileURLWithPath: "/"), architectures: []))
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

    @Test("Why there are no calls is said: the build is under way, or has failed")
    func noCalls() async {
        let before = await response(to: "/calls", body: Self.order.utf8)
        #expect(String(decoding: before.body, as: UTF8.self).contains("waiting"))
        site.prepareCalls()
        let after = await response(to: "/calls", body: Self.order.utf8)
        #expect(String(decoding: after.body, as: UTF8.self).contains("problem"))
    }

    private static let order =
        #"{"architecture":"MVP","script":{"sentences":["Given the app is launched"]},"count":1}"#
}
