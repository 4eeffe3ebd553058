import Console
import Foundation
import Testing
import TestSupport

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
        try runs.save(.made(), as: "first")
        let saved = try runs.run(named: "first", on: .made)
        #expect(saved.results == BenchmarkRun.made().results)
        #expect(saved.head == BenchmarkRun.made().head)
    }

    @Test("A run takes the place of a former one of its name")
    func overwriting() throws {
        try runs.save(.made(), as: "first")
        try runs.save(.made(mvvm: 3), as: "first")
        let saved = try runs.run(named: "first", on: .made)
        #expect(saved.results == BenchmarkRun.made(mvvm: 3).results)
        #expect(runs.names == ["first"])
    }

    @Test("A missing run is an error that lists the saved runs, and says where they are")
    func missing() throws {
        try runs.save(.made(), as: "first")
        try runs.save(.made(), as: "second")
        for missing in ["third", "../x"] {
            let error = #expect(throws: UsageError.self) {
                try runs.run(named: missing, on: .made)
            }
            let text = error?.description ?? ""
            #expect(text.contains("\"\(missing)\""))
            let folder = workspace.folder.appending(path: "runs").path
            #expect(text.contains("first, second, which are files in \(folder);"))
            #expect(text.contains("--save NAME` makes one"))
        }
    }

    @Test("One of another machine is refused, even if its processor has the same name")
    func otherMachine() throws {
        try runs.save(.made(), as: "first")
        let error = #expect(throws: MeasuringError.self) {
            try runs.run(named: "first", on: .other)
        }
        let text = try #require(error?.description)
        #expect(text.contains("saved on: System 1, Processor, 2 cores, model 1"))
        #expect(text.contains("this is:  System 1, Processor, 2 cores, model 2"))
    }

    @Test("What is not a saved run is refused, with its path")
    func otherFile() throws {
        try runs.check("first")
        try Data("{}".utf8).write(to: URL(fileURLWithPath: runs.path(of: "first")))
        let error = #expect(throws: MeasuringError.self) {
            try runs.run(named: "first", on: .made)
        }
        #expect(error?.description.contains("first.json is not a saved run") == true)
    }

    @Test("A run of several apps in one process is refused: its ratios depend on all of them")
    func otherVersion() throws {
        let run = BenchmarkRun.made()
        let several = BenchmarkResult(
            suite: "ready values", name: "tap", subjects: ["MVC", "MVP", "MVVM"], seconds: [])
        try runs.save(BenchmarkRun(head: run.head, results: [several]), as: "first")
        let error = #expect(throws: MeasuringError.self) {
            try runs.run(named: "first", on: .made)
        }
        #expect(error?.description.contains("or is one of another version") == true)
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
