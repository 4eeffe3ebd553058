import Foundation
import Output
import TestSupport
import Testing

@testable import BenchmarkResults
@testable import Measuring

@Suite("Saved runs")
struct SavedRunsTests {
    private let workspace: Workspace
    private var runs: SavedRuns { SavedRuns(in: workspace.folder) }

    init() throws {
        workspace = try Workspace()
    }

    @Test("A run that was saved can be read on the same machine")
    func roundTrip() throws {
        #expect(try runs.save(.made(), as: "first") == nil)
        let saved = try runs.run(named: "first", on: .made)
        #expect(saved.results == BenchmarkRun.made().results)
        #expect(saved.head == BenchmarkRun.made().head)
    }

    @Test("A former run of the same name is kept under another")
    func overwriting() throws {
        _ = try runs.save(.made(), as: "first")
        let former = try #require(try runs.save(.made(mvvm: 3), as: "first"))
        #expect(former == runs.path(of: "first") + ".1")
        #expect(FileManager.default.fileExists(atPath: former))
    }

    @Test("A missing run is an error that lists the saved runs")
    func missing() throws {
        _ = try runs.save(.made(), as: "first")
        let error = #expect(throws: MeasuringError.self) {
            try runs.run(named: "second", on: .made)
        }
        #expect(error?.description.contains("there are first; make it with") == true)
    }

    @Test("One of another machine is refused, even if its processor has the same name")
    func otherMachine() throws {
        _ = try runs.save(.made(), as: "first")
        let error = #expect(throws: MeasuringError.self) {
            try runs.run(named: "first", on: .other)
        }
        let text = try #require(error?.description)
        #expect(text.contains("saved on: System 1, Processor, 2 cores, model 1"))
        #expect(text.contains("this is:  System 1, Processor, 2 cores, model 2"))
    }

    @Test(
        "Figures that no run has are refused",
        arguments: [
            ("1000001", "1e10"), ("5e-10", "-1"), ("\"MVP\",", ""), ("700", "9223372036854775807"),
        ])
    func impossible(figure: String, replacement: String) throws {
        _ = try runs.save(.counted, as: "first")
        let path = runs.path(of: "first")
        let sound = try String(contentsOfFile: path, encoding: .utf8)
        #expect(sound.contains(figure))
        try sound.replacing(figure, with: replacement)
            .write(toFile: path, atomically: true, encoding: .utf8)
        let error = #expect(throws: MeasuringError.self) {
            try runs.run(named: "first", on: .made)
        }
        #expect(error?.description.contains("is not a saved run, or is one of") == true)
    }

    @Test("Whether a run can be saved is found out before it is measured")
    func check() throws {
        try runs.check("first")
        let saved = workspace.folder.appending(path: "runs")
        try FileManager.default.removeItem(at: saved)
        try "a file".write(to: saved, atomically: true, encoding: .utf8)
        let error = #expect(throws: MeasuringError.self) { try self.runs.check("first") }
        #expect(error?.description.hasPrefix("\(saved.path): can't make this folder") == true)
    }
}

@Suite("Damaged runs")
struct DamageTests {
    @Test("A saved run is refused, or can be shown and compared with", .timeLimit(.minutes(5)))
    func savedRuns() throws {
        let workspace = try Workspace()
        let runs = SavedRuns(in: workspace.folder)
        _ = try runs.save(.counted, as: "damaged")
        let path = runs.path(of: "damaged")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for input in DamagedInputs(of: [text], count: 300) {
            try Data(input.bytes).write(to: URL(fileURLWithPath: path))
            do {
                let run = try runs.run(named: "damaged", on: .made)
                _ = run.document.text(width: 80) + run.document.markdown
                // A damaged name leaves nothing to compare, which is an error of its own.
                _ = try? ChangeReport(of: .counted, from: run, named: "damaged", above: nil)
                    .document.text(width: 80)
            } catch let error as MeasuringError {
                #expect(error.description.contains(path), "\(input)")
            }
        }
    }
}

extension BenchmarkRun {
    /// A run of one process, with figures that occur once each.
    fileprivate static var counted: BenchmarkRun {
        let subjects = ["MVC", "MVP", "MVVM"]
        let counts = Counts(
            allocations: 1, bytes: 1, blocksLeft: 1, retains: 700, releases: 1, instructions: 1)
        return BenchmarkRun(
            head: made().head,
            results: [
                BenchmarkResult(
                    suite: "ready values", name: "tap", subjects: subjects,
                    seconds: [[[1_000_001], [1], [1]]], pace: [[5e-10]])
            ],
            counts: [
                CountedBenchmark(
                    suite: "ready values", name: "tap", subjects: ["MVC"], counts: [counts])
            ],
            growth: [
                GrowthCurve(
                    action: "show n rows", subject: "MVC", sizes: [1, 10], seconds: [1e-6, 1e-5],
                    order: GrowthOrder(sizes: [10, 100, 1000], processes: [[1, 10, 100]]))
            ],
            taps: [
                TapShare(app: "MVC", whole: 4e-3, inMemory: 2e-3, ready: 2e-4, readyReference: 1e-4)
            ])
    }
}
