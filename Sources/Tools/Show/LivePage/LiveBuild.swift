import ArchitectureRules
import Foundation
import Replay
import Toolchain
import Synchronization
import Traces

/// The build that records the calls and, once a source has been edited, also shows the screens. It is one build for both,
/// because a second one would double the time from a save to the page.
package final class LiveBuild: Sendable {
    private struct State {
        /// The processes of the columns, and how often they were replaced.
        var workers: [String: WorkerProcess]
        var number = 0
        /// The last line of the build; nil if no build is running.
        var line: String? = "the build begins"
        /// The reason why the last build failed; nil if it succeeded.
        var failure: LiveBuildFailure?
        /// The processes of the build's program, and the time when it was linked.
        var calls: LiveCalls?
        var date: Date?
    }

    let architectures: [String]
    private let subjects: [ArchitectureSources]
    private let build: RecordingBuild
    private let isOutdated: @Sendable () -> Bool
    private let state: Mutex<State>

    /// The time limit for an answer, because an app may hang.
    private static let limit = Duration.seconds(10)

    /// - Parameters:
    ///   - build: The build that records calls.
    ///   - replaying: The program that replays an architecture until an edited source has been built.
    ///   - isOutdated: Whether sources were changed after that program was built.
    package init(
        _ build: RecordingBuild, of subjects: [ArchitectureSources],
        replaying: (_ architecture: String, _ limit: Duration) -> Subprocess,
        isOutdated: @escaping @Sendable () -> Bool = { false }
    ) {
        self.build = build
        self.subjects = subjects
        self.isOutdated = isOutdated
        architectures = subjects.map(\.name)
        state = Mutex(
            State(
                workers: architectures.reduce(into: [:]) {
                    $0[$1] = WorkerProcess(replaying($1, Self.limit))
                }))
    }

    /// Builds what has changed, and blocks meanwhile. If the build fails, the previous processes stay in use.
    package func bringUpToDate() {
        state.withLock { $0.line = "the build begins" }
        var failure: LiveBuildFailure?
        do {
            try build.bringUpToDate { line in
                self.state.withLock { $0.line = String(line) }
            }
        } catch {
            failure = LiveBuildFailure(error, in: build.build.package, of: subjects)
        }
        let (date, isOutdated) = (build.date, isOutdated())
        state.withLock { state in
            // The page asks again only if it sees a new number, so count the first success after a failure, too.
            let hadFailed = state.failure != nil
            (state.line, state.failure) = (nil, failure)
            // Do nothing if the program is the same, because many saves don't change it.
            if failure != nil || state.date == date { return }
            let calls = LiveCalls(build, of: architectures, limit: Self.limit)
            if state.calls != nil || hadFailed || isOutdated {
                state.workers = calls.workers
                state.number += 1
            }
            (state.calls, state.date) = (calls, date)
        }
    }

    /// The process of a column.
    func worker(of architecture: String) -> WorkerProcess? {
        state.withLock { $0.workers[architecture] }
    }

    /// The calls that the page shows.
    func calls(
        of script: Script, upTo count: Int, beside other: (count: Int, architecture: String)?
    ) async -> LiveCallsAnswer {
        let state = state.withLock { $0 }
        if let calls = state.calls {
            return await calls.answer(to: script, upTo: count, beside: other)
        }
        return LiveCallsAnswer(waiting: state.line, problem: state.failure?.text)
    }

    /// The screens in the middle of a sentence, in each architecture; none before the first build.
    func moments(of script: Script, upTo count: Int) async throws -> [LiveMoments] {
        try await state.withLock { $0.calls }?.moments(of: script, upTo: count) ?? []
    }

    /// The types that decide in one architecture what these parts of its screen show; none before the first build.
    func decisions(
        on parts: [ScreenPart], in script: Script, upTo count: Int, of architecture: String
    ) async throws -> [LiveDecision] {
        try await state.withLock { $0.calls }?
            .decisions(on: parts, in: script, upTo: count, of: architecture) ?? []
    }

    /// The lives of all requests, in each architecture; none before the first build.
    func requests(in script: Script, upTo count: Int) async throws -> [LiveRequests] {
        try await state.withLock { $0.calls }?.requests(in: script, upTo: count) ?? []
    }

    /// The state of the build, which the page requests repeatedly.
    var answer: LiveBuildAnswer {
        let state = state.withLock { $0 }
        return LiveBuildAnswer(
            number: state.number,
            // The line of the first build is shown in place of the calls.
            line: state.calls == nil ? nil : state.line, errors: state.failure?.errors ?? [:],
            problem: state.failure?.problem)
    }
}

/// The state of the build, for the page. The JSON leaves out values that are nil.
struct LiveBuildAnswer: Encodable {
    /// How often the columns were started again.
    let number: Int
    let line: String?
    /// The first error of each architecture, by its name.
    let errors: [String: String]
    /// The first error outside of the architectures.
    let problem: String?
}
