import ArchitectureList
import Foundation
import Gherkin
import Replay
import Synchronization
import Toolchain
import Traces

/// The builds behind the page. The first is a usual one, which is there sooner and shows the screens. The second records
/// the calls and, once a source has been edited, also shows the screens, because a third one would double the time from a
/// save to the page.
package final class LiveBuild: Sendable {
    private struct State {
        /// The processes of the columns, and how often they were replaced; none before the first build.
        var workers: [String: WorkerProcess] = [:]
        var number = 0
        /// How far the build is; nil if none is running.
        var progress: BuildProgress? = BuildProgress()
        /// The reason why the last build failed; nil if it succeeded.
        var failure: LiveBuildFailure?
        /// The processes of the build's program, and the time when it was linked.
        var calls: LiveCalls?
        var date: Date?
    }

    let architectures: [String]
    private let subjects: [ArchitectureSources]
    private let build: RecordingBuild
    private let screens: SeparateBuild?
    private let state = Mutex(State())

    private let limit: Duration

    /// - Parameters:
    ///   - build: The build that records calls.
    ///   - screens: The build that shows the screens until the other one is there; nil to wait for the other one.
    ///   - limit: The time limit for an answer, because an app may hang.
    package init(
        _ build: RecordingBuild, of subjects: [ArchitectureSources], screens: SeparateBuild? = nil,
        limit: Duration = .seconds(30)
    ) {
        self.limit = limit
        self.build = build
        self.subjects = subjects
        self.screens = screens
        architectures = subjects.map(\.name)
    }

    /// Builds what has changed, and blocks meanwhile. If the build fails, the previous processes stay in use.
    ///
    /// - Parameter progress: Called with each line of the build.
    package func bringUpToDate(progress: @escaping (Substring) -> Void = { _ in }) {
        state.withLock { $0.progress = BuildProgress() }
        var failure: LiveBuildFailure?
        do {
            if let screens, state.withLock({ $0.workers.isEmpty }) { try show(screens) }
            try build.bringUpToDate { line in
                self.show(line)
                progress(line)
            }
        } catch {
            failure = LiveBuildFailure(error, in: build.build.package, of: subjects)
        }
        let date = build.date
        state.withLock { state in
            // The page asks again only if it sees a new number, so count the first success after a failure, too.
            let hadFailed = state.failure != nil
            (state.progress, state.failure) = (nil, failure)
            // Do nothing if the program is the same, because many saves don't change it.
            if failure != nil || state.date == date { return }
            let calls = LiveCalls(build, of: architectures, limit: limit)
            if state.calls != nil || hadFailed || state.workers.isEmpty {
                state.workers = calls.workers
                state.number += 1
            }
            (state.calls, state.date) = (calls, date)
        }
    }

    private func show(_ line: Substring) {
        state.withLock { $0.progress?.show(line) }
    }

    /// Builds the program that shows the screens, and starts a process of it for each column.
    private func show(_ screens: SeparateBuild) throws {
        try screens.bringUpToDate(ScenariosProduct.name, progress: show)
        state.withLock { $0.progress = BuildProgress() }
        let program = screens.product(ScenariosProduct.name)
        start { name, limit in
            let words = ScenariosProduct.words(program, .replay, [name])
            return Subprocess(words, in: screens.package, limit: limit)
        }
    }

    /// Starts a process for each column.
    func start(_ replaying: (_ architecture: String, _ limit: Duration) -> Subprocess) {
        let workers = architectures.map { ($0, WorkerProcess(replaying($0, limit))) }
        state.withLock { state in
            state.workers = Dictionary(uniqueKeysWithValues: workers)
            state.number += 1
        }
    }

    /// Why a column has no process yet.
    var waiting: String {
        state.withLock { $0.failure?.text ?? $0.progress.map { "The app is built: \($0.text)" } }
            ?? "The app is started."
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
        return LiveCallsAnswer(waiting: state.progress?.text, problem: state.failure?.text)
    }

    /// The recorded calls of the last build; nil before the first.
    var recorded: LiveCalls? { state.withLock { $0.calls } }

    /// The state of the build, which the page requests repeatedly.
    var answer: LiveBuildAnswer {
        let state = state.withLock { $0 }
        return LiveBuildAnswer(
            number: state.number,
            // The progress of the first build is shown in place of the calls.
            progress: state.calls == nil
                ? nil : state.progress.map { "The app is built again: \($0.text)" },
            errors: state.failure?.errors ?? [:],
            problem: state.failure?.problem)
    }
}

/// The state of the build, for the page. The JSON leaves out values that are nil.
struct LiveBuildAnswer: Encodable {
    /// How often the columns were started again.
    let number: Int
    /// How far it is; nil if none is running.
    let progress: String?
    /// The first error of each architecture, by its name.
    let errors: [String: String]
    /// The first error outside of the architectures.
    let problem: String?
}
