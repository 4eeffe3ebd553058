import Console
import Foundation
import Gherkin
import Loopback
import Pages
import Replay
import Toolchain

/// Answers the requests of the page of `live`. The only programs that it runs are its workers, the build and the
/// workshop. It reads no file that the page names.
package struct LiveSite: Sendable {
    /// Each request must contain this token, which is only in the printed address.
    package let token = UUID().uuidString.lowercased()
    let build: LiveBuild
    let offer: Offer
    private let exercise: LiveExercise
    private let saving = SavingProgress()
    private let forwardedName: ForwardedName?

    /// - Parameters:
    ///   - scenarios: The scenarios that the page offers.
    ///   - opensFirst: Whether the page opens the first scenario at once.
    ///   - workshop: The program that carries out a command of the workshop; nil if no exercise was ever started.
    ///   - forwardedName: The name under which a codespace forwards the page; nil outside of a codespace.
    package init(
        of build: LiveBuild, scenarios: [LiveScenario], opensFirst: Bool,
        workshop: @escaping @Sendable (_ command: String) -> Subprocess?,
        forwardedName: ForwardedName? = nil
    ) {
        self.build = build
        self.forwardedName = forwardedName
        offer = Offer(scenarios: scenarios, opens: opensFirst)
        exercise = LiveExercise(program: workshop)
    }

    /// Refuses requests that do not come from the page of this site.
    package func check(_ request: HTTPRequest) throws(RefusedRequest) {
        let origin = request.headers["origin"]
        guard let host = request.headers["host"], isOwn(host),
            [nil, "http://" + host].contains(origin) || origin.map(isForwarded) == true
        else {
            throw RefusedRequest(
                "only requests from pages of this server are answered", status: 403)
        }
        let given = request.method == "GET" ? request.token : request.headers["x-token"]
        if given != token {
            throw RefusedRequest(
                "The address has no token, or the token of an earlier start. Use the address that `swift run live` "
                    + "printed last. To keep your steps, copy everything from the # in this address "
                    + "to the end of the new address.", status: 403)
        }
    }

    /// The answer to a request that was checked.
    package func response(to request: HTTPRequest) async -> HTTPResponse {
        do {
            return try await request.method == "GET" ? page(request.path) : answer(to: request)
        } catch let error as DecodingError {
            return .text(400, "the request can't be read: \(error)")
        } catch {
            return .text(500, error.text)
        }
    }

    private func page(_ path: String) throws -> HTTPResponse {
        if path != "/" { return .text(404, "there is only one page") }
        return LivePage(
            architectures: build.architectures, phrases: try LiveJSON.text(LivePhrase.all)
        ).response(nonce: UUID().uuidString)
    }

    /// The page, with answers instead of a server.
    func page(with answers: SavedAnswers) throws -> String {
        LivePage(
            architectures: build.architectures, phrases: try LiveJSON.text(LivePhrase.all),
            answers: try answers.json()
        ).html().markup
    }

    /// Whether a request names this machine. Others are refused, because a foreign website could make its own name resolve
    /// to 127.0.0.1 and send requests here (DNS rebinding).
    private func isOwn(_ host: String) -> Bool {
        ["127.0.0.1", "localhost"].contains(host.prefix { $0 != ":" })
            || forwardedName?.isHost(host) == true
    }

    /// Whether an origin is that of this page in a codespace. It may differ from the host in the request, because a
    /// codespace passes on either its own name or that of this machine.
    private func isForwarded(_ origin: String) -> Bool {
        origin.hasPrefix("https://") && forwardedName?.isHost(String(origin.dropFirst(8))) == true
    }

    private func answer(to request: HTTPRequest) async throws -> HTTPResponse {
        let body = Data(request.body)
        if let question = Question(rawValue: request.path) {
            let wanted = try JSONDecoder().decode(Wanted.self, from: body)
            return try await answer(to: question, about: wanted)
        }
        switch request.path {
        case "/build":
            return try .json(build.answer)
        case "/workshop":
            let command = try JSONDecoder().decode(LiveExercise.Command.self, from: body)
            return try .json(await exercise.answer(to: command))
        case "/scenarios":
            return try .json(offer)
        case "/read":
            let feature: Feature
            do throws(GherkinError) {
                feature = try GherkinReader().read(body, path: "the file")
            } catch {
                return .text(422, error.description)
            }
            let text = String(decoding: body, as: UTF8.self)
            return try .json(feature.scenarios.map { LiveScenario($0, in: text) })
        case "/saving":
            return try .json(saving.text)
        case "/page":
            let scenario = try JSONDecoder().decode(LiveScenario.self, from: body)
            do {
                return try .json(await page(saving: [scenario], progress: saving.show))
            } catch let problem as Unsaved {
                return .text(409, problem.description)
            }
        default:
            return .text(404, "there is nothing at this address")
        }
    }

    private func answer(
        to question: Question, about wanted: Wanted
    ) async throws -> HTTPResponse {
        let (script, count, name) = (wanted.script, wanted.count, wanted.architecture)
        if let name, !build.architectures.contains(name) {
            return .text(400, "there is no such architecture")
        }
        if count < 0 { return .text(400, "the number of a step can't be negative") }
        switch (question, name) {
        case (.screen, let name?):
            return try await screen(of: name, in: script, upTo: count)
        case (.calls, _):
            let other = name.flatMap { name in wanted.other.map { ($0, name) } }
            return try .json(await build.calls(of: script, upTo: count, beside: other))
        case (.moments, _):
            return try .json(await build.recorded?.moments(of: script, upTo: count) ?? [])
        case (.decisions, let name?):
            guard let part = wanted.part else {
                return .text(400, "the request must name a part of the screen")
            }
            return try .json(
                await build.recorded?.decision(on: part, in: script, upTo: count, of: name))
        case (.requests, _):
            return try .json(await build.recorded?.requests(in: script, upTo: [count])[0] ?? [])
        case (.screen, nil), (.decisions, nil):
            return .text(400, "the request must name an architecture")
        }
    }

    private func screen(
        of architecture: String, in script: Script, upTo count: Int
    ) async throws -> HTTPResponse {
        guard let worker = build.worker(of: architecture) else {
            return try .json(["ended": build.waiting, "waits": "true"])
        }
        do {
            let answer: ReplayAnswer = try await worker.answer(
                to: ReplayOrder(script, upTo: count, for: .screen))
            return try .json(answer)
        } catch let error as LineProcessError where error.run.reachedLimit {
            return try .json(["ended": "\(error). \(Self.afterLimit)"])
        } catch {
            return try .json(["ended": error.text])
        }
    }

    /// What to do if a process has reached its limit.
    private static let afterLimit =
        "The page has ended it, because the app may hang. If the step only takes long, use fewer articles or a shorter text."

    struct Offer: Encodable {
        let scenarios: [LiveScenario]
        let opens: Bool
    }

    /// The questions about a sentence in a list of sentences, by their paths.
    private enum Question: String {
        case screen = "/screen"
        case calls = "/calls"
        case moments = "/moments"
        case decisions = "/decisions"
        case requests = "/requests"
    }

    /// What such a question is about.
    private struct Wanted: Decodable {
        /// The architecture; nil for all.
        let architecture: String?
        let script: Script
        let count: Int
        /// The number of another sentence, to compare the calls with.
        let other: Int?
        /// The part of the screen that the request is about.
        let part: ScreenPart?
    }
}

extension HTTPRequest {
    fileprivate var path: String { String(target.prefix { $0 != "?" }) }

    fileprivate var token: String? {
        URLComponents(string: target)?.queryItems?.first { $0.name == "token" }?.value
    }
}

extension HTTPResponse {
    fileprivate static func text(_ status: Int, _ text: String) -> HTTPResponse {
        HTTPResponse(
            status: status, headers: ["Content-Type": "text/plain; charset=utf-8"],
            body: Array((text + "\n").utf8))
    }

    fileprivate static func json(_ value: some Encodable) throws -> HTTPResponse {
        HTTPResponse(
            status: 200,
            headers: ["Content-Type": "application/json", "Cache-Control": "no-store"],
            body: Array(try LiveJSON.encode(value)))
    }
}
