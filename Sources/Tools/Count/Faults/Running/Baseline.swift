import ArchitectureList
import Foundation
import Toolchain
import Trials

/// The run of a part without a fault.
struct Baseline: Sendable {
    /// The time limit of such a run.
    private static let limit = Duration.seconds(300)

    let part: FindersRun.Part
    /// The numbers of the faults whose switches the part reaches.
    let reached: Set<Int>
    let duration: Duration
    /// Whether it made a window or a view controller.
    private let opensScreen: Bool

    /// Throws if the part fails.
    private init(_ part: FindersRun.Part, in run: FindersRun) throws {
        let folder = try TemporaryFolder(in: run.build.package)
        let file = folder.url.appending(path: run.subject.name)
        try Data(count: FaultSwitch.sizeOfNotes).write(to: file)
        let start = ContinuousClock.now
        let catches = try run.catches(
            of: part, with: [FaultSwitch.reachedVariable: folder.url.path], limit: Self.limit)
        if let (finder, text) = catches.first {
            throw PackageError(
                "\(run.subject.name) fails without any fault, in the \(finder.title): \(text); make `swift test` "
                    + "and `swift run scenarios run` pass first")
        }
        let bytes = try Data(contentsOf: file)
        self.part = part
        reached = Set(bytes.indices.filter { bytes[$0] != 0 })
        duration = ContinuousClock.now - start
        opensScreen = FileManager.default.fileExists(
            atPath: folder.url.appending(path: ScreenNote.file).path)
    }

    /// Runs all parts. The unit tests of a suite are one part or, if only some of them open a screen, two.
    static func all(in run: FindersRun) throws -> [Baseline] {
        let suites = try run.tests().sorted { $0.key < $1.key }
        let others = try [.scenarios, .exploration].concurrentMap { try Baseline($0, in: run) }
        return try others + suites.concurrentMap { try ofSuite($0, $1, in: run) }.flatMap(\.self)
    }

    private static func ofSuite(
        _ name: String, _ tests: [String], in run: FindersRun
    ) throws -> [Baseline] {
        let whole = try Baseline(.unitTests(names: [name], finder: .unitTests), in: run)
        if !whole.opensScreen { return [whole] }
        let opening = try tests.filter {
            try Baseline(.unitTests(names: [$0], finder: .screenTests), in: run).opensScreen
        }
        let parts = [
            (opening, Finder.screenTests), (tests.filter { !opening.contains($0) }, .unitTests),
        ]
        return try parts.filter { !$0.0.isEmpty }.map { names, finder in
            try Baseline(.unitTests(names: names, finder: finder), in: run)
        }
    }
}
