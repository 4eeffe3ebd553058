import Console
import Foundation
import Pages
import Replay
import Toolchain
import Traces

/// The calls of a sentence in each architecture, recorded by processes of one build. They can show the screens, too.
actor LiveCalls {
    nonisolated let workers: [String: WorkerProcess]
    let architectures: [String]
    let package: URL
    var reader: StepReader
    /// The sources that this build was made of.
    var sources: SourceLines
    /// The decisions on all parts of the screens that were asked about last.
    var decided: [AskedScreen: [ScreenPart: LiveDecision]] = [:]

    init(_ build: RecordingBuild, of architectures: [String], limit: Duration) {
        self.architectures = architectures
        package = build.build.package
        workers = architectures.reduce(into: [:]) {
            $0[$1] = WorkerProcess(build.replaying($1, limit: limit))
        }
        reader = build.reader()
        sources = SourceLines(package: package)
    }

    /// The calls of a sentence, for the page.
    ///
    /// - Parameters:
    ///   - count: The number of the sentence, which is the last that is carried out.
    ///   - other: Another sentence that is shown beside it, and the architecture for both; nil to show one sentence in
    ///     all architectures.
    func answer(
        to script: Script, upTo count: Int, beside other: (count: Int, architecture: String)?
    ) async -> LiveCallsAnswer {
        let columns =
            other.map { [($0.architecture, $0.count), ($0.architecture, count)] }
            ?? architectures.map { ($0, count) }
        let recordings = await recordings(
            columns.map { ($0, ReplayOrder(script, upTo: $1, for: .calls)) })
        do {
            let names = columns.map { name, count in
                other == nil ? name : "\(name), step \(count)"
            }
            let asked = try zip(names, recordings).map { try askedStep(of: $0, in: $1.answer) }
            let steps = asked.map { $0?.step }
            let table = try CallTable(steps.map { $0?.calls ?? [] }, package: package)
            return LiveCallsAnswer(
                rows: table.html(columns: names).markup, codes: table.codes,
                columns: zip(steps, recordings).map { LiveCount($0, problem: $1.problem) },
                questions: StepQuestion.all(on: asked.compactMap(\.self)))
        } catch {
            return LiveCallsAnswer(problem: error.text)
        }
    }

    private func askedStep(of architecture: String, in answer: ReplayAnswer?) throws -> AskedStep? {
        guard let answer, let calls = answer.calls else { return nil }
        let builder = try reader.builders(of: [calls])[0]
        return AskedStep(
            Trace.Step(calls, from: builder), of: architecture, chain: builder.chain,
            cancelled: try cancelled(in: answer))
    }

    /// The screens in the middle of a sentence, in each architecture.
    func moments(of script: Script, upTo count: Int) async throws -> [LiveMoments] {
        let recordings = await recordings(
            architectures.map { ($0, ReplayOrder(script, upTo: count, for: .moments)) })
        return zip(try steps(of: recordings), recordings).map { step, recording in
            LiveMoments(of: step?.calls ?? [], in: recording.answer)
        }
    }

    private func steps(of recordings: [Recorded]) throws -> [Trace.Step?] {
        try recordings.map { recorded in
            try recorded.answer?.calls.map { try reader.read([$0])[0] }
        }
    }

    typealias Recorded = (answer: ReplayAnswer?, problem: String?)

    func recordings(_ orders: [(name: String, order: ReplayOrder)]) async -> [Recorded] {
        var recordings = orders.map { _ in Recorded(nil, nil) }
        await withTaskGroup { group in
            for (index, (name, order)) in orders.enumerated() {
                guard let worker = workers[name] else { continue }
                group.addTask { (index, await Self.recorded(order, by: worker)) }
            }
            for await (index, recorded) in group { recordings[index] = recorded }
        }
        return recordings
    }

    private static func recorded(_ order: ReplayOrder, by worker: WorkerProcess) async -> Recorded {
        do {
            return (try await worker.answer(to: order), nil)
        } catch {
            return (nil, "\(error)")
        }
    }
}

/// The calls of a sentence, for the page. The JSON leaves out values that are nil.
struct LiveCallsAnswer: Encodable {
    /// How far the build is; nil if none is running.
    var waiting: String?
    /// The reason why there are no calls.
    var problem: String?
    /// The rows of the table, as HTML.
    var rows: String?
    /// The code of the functions as HTML, by the places that the rows name.
    var codes: [String: String]?
    /// The numbers of each column.
    var columns: [LiveCount]?
    /// Questions that the recordings answer, grouped by kind.
    var questions: [[StepQuestion]]?
}

/// The numbers in the recording of one architecture. The JSON leaves out values that are nil.
struct LiveCount: Encodable {
    let messages: Int?
    let participants: Int?
    /// The number of calls that were not recorded, because the recording was full.
    let lost: Int?
    /// The reason why nothing was recorded.
    let problem: String?

    init(_ step: Trace.Step?, problem: String?) {
        messages = step?.messageCount
        participants = step?.participantCount
        lost = step?.lost
        self.problem = problem
    }
}
