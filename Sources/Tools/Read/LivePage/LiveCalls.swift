import CallRecording
import Comparison
import Foundation
import Output
import Replay
import Synchronization
import Toolchain
import Traces

/// The calls of a sentence in each architecture, recorded by processes of a build that is made meanwhile.
actor LiveCalls {
    private enum State {
        /// With the last line of the build.
        case building(String)
        case ready
        /// With the reason.
        case failed(String)
    }

    private let build: RecordingBuild
    private let workers: [LiveWorker]
    private let state = Mutex(State.building("the build begins"))
    private var reader: StepReader

    init(build: RecordingBuild, architectures: [String], limit: Duration) {
        self.build = build
        workers = architectures.map { LiveWorker(build.replaying($0, limit: limit)) }
        reader = build.reader()
    }

    /// Makes or updates the build. Blocks until it is there.
    nonisolated func prepare() {
        do {
            try build.bringUpToDate { line in
                self.state.withLock { $0 = .building(String(line)) }
            }
            state.withLock { $0 = .ready }
        } catch {
            state.withLock { $0 = .failed("\(error)") }
        }
    }

    /// What the page shows of the calls.
    func answer(to script: Script, upTo count: Int) async -> LiveCallsAnswer {
        switch state.withLock({ $0 }) {
        case .building(let line): return LiveCallsAnswer(waiting: line)
        case .failed(let reason): return LiveCallsAnswer(problem: reason)
        case .ready: break
        }
        let order = ReplayOrder(script, upTo: count, for: .calls)
        var recordings: [Recording.Step?] = Array(repeating: nil, count: workers.count)
        await withTaskGroup { group in
            for (index, worker) in workers.enumerated() {
                // A process that ends shows that by its screen, too.
                group.addTask { (index, try? await worker.answer(to: order).calls) }
            }
            for await (index, calls) in group { recordings[index] = calls }
        }
        do {
            let steps = try recordings.map { try $0.map { try reader.read([$0])[0] } }
            let table = try CallTable(
                steps.map { $0?.calls ?? [] }, package: build.build.package)
            return LiveCallsAnswer(
                rows: table.html.markup, columns: steps.map { $0.map(LiveCount.init) })
        } catch {
            return LiveCallsAnswer(problem: "\(error)")
        }
    }
}

/// The calls of a sentence, as the page gets them. What is nil is left out.
struct LiveCallsAnswer: Encodable {
    /// What the build is doing.
    var waiting: String?
    /// Why there are no calls.
    var problem: String?
    /// HTML.
    var rows: String?
    /// An entry for each architecture; nil where nothing could be recorded.
    var columns: [LiveCount?]?
}

struct LiveCount: Encodable {
    let messages: Int
    let participants: Int

    init(_ step: Trace.Step) {
        messages = step.messageCount
        participants = Set(step.messages.flatMap { [$0.sender, $0.receiver] }).count
    }
}
