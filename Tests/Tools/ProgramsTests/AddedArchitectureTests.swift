import Anatomy
import AppContract
import Apps
import ArchitectureList
import ArchitectureRules
import Benchmarks
import ChangeCost
import Foundation
import Gherkin
import Measuring
import Pages
import Scenarios
import SourceFixtures
import Testing
import TestSupport
import Traces

@testable import BenchProgram
@testable import Console

/// An architecture that is added to the list is found wherever there is a column, a line or an option for each.
@Suite("An architecture that is added to the list")
struct AddedArchitectureTests {
    private let list = AddedArchitecture.list
    private let name = AddedArchitecture.name

    @Test("Is offered by every command that takes architectures")
    func offered() {
        let names = Architecture.known.names.joined(separator: ", ")
        for command in Program.allCommands {
            let definition = command.definition
            guard definition.options.contains(where: { $0.value == "NAMES|all" }) else { continue }
            #expect(
                definition.help(width: 200).contains(
                    "these architectures, separated by commas: \(names); `all` also includes"))
        }
    }

    @Test("Architectures are chosen by their names, in their own order")
    func chosen() throws {
        #expect(try [Architecture].chosen(by: nil).names == Architecture.all.names)
        #expect(
            try [Architecture].chosen(by: "all").names
                == (Architecture.all + Architecture.added).names)
        #expect(try [Architecture].chosen(by: "mvi,MVP").names == ["MVP", "MVI"])
        let error = #expect(throws: UsageError.self) { try [Architecture].chosen(by: "MVC3") }
        #expect(error?.description.contains("there is no architecture \"MVC3\"") == true)
    }

    @Test(
        "A variant is not unknown: where it was not built, it is said how to build it",
        .enabled(if: !Apps.hasVariants, "the variants are built"))
    func variant() {
        for variant in Architecture.variants {
            let error = #expect(throws: UsageError.self) { try [variant].apps }
            let message =
                "\(variant.name) is a variant, and this program was built without the variants; "
            let build = "TRIPTYCH_BUILD=variants swift run --scratch-path .build/variants "
            #expect(error?.description.hasPrefix(message + "type: " + build) == true)
        }
    }

    @Test("Runs the scenarios, and has its column in their table")
    @MainActor
    func scenarios() async throws {
        let folder = ThisPackage.root.appending(path: "scenarios").path
        let scenarios = try FeatureFiles.find([folder])
            .flatMap { try RunnableFeature(try FeatureFiles.read($0)).scenarios }
        let results = await ScenarioGate(apps: AddedArchitecture.apps, transport: { $0 })
            .run(scenarios, on: Terminal())
        let summary = ScenarioSummary(results)
        #expect(summary.report.failed == 0)
        let planned = list.names.map { name in scenarios.count { $0.isMeant(for: name) } }
        #expect(summary.report.passed == planned.reduce(0, +))
        #expect(summary.table(width: nil).hasPrefix("Feature"))
        #expect(summary.table(width: nil).firstLine.hasSuffix("MVC  MVP  MVVM  VIPER  \(name)"))
    }

    @Test("Is measured, against the same reference")
    @MainActor
    func measured() throws {
        let plan = BenchPlan(apps: AddedArchitecture.apps, processes: 30, rounds: 40)
        let selection = try plan.suites()
        for benchmark in selection.benchmarks where benchmark.suite == "ready values" {
            #expect(benchmark.subjects.last?.name == name)
        }
        for benchmark in selection.counted { #expect(benchmark.subjects.last?.name == name) }
    }

    @Test("Has its place in every table of a run: ratios, counts, growth and taps")
    func tables() throws {
        let run = BenchmarkRun.made(of: list.names)
        let tables =
            run.countTables
            + [
                run.ratioTable(ofSuite: "ready values"), try #require(run.growthTable),
                try #require(run.tapTable),
            ]
        #expect(tables.count == 8)
        for table in tables { #expect(table.markdown.contains(" \(name) "), "\(table.title)") }
    }

    @Test("Has its place in every table of the anatomy")
    func anatomy() {
        let figures = AnatomyFigures.made(of: list.subjects)
        let generated = AnatomyReport(figures).generated
        for (key, text) in generated { #expect(text.contains("| \(name) |"), "\(key)") }
        #expect(figures[name]?.size == figures["MVC"]?.size)
    }

    @Test("Has its column where code is compared, by feature and by step")
    func comparison() throws {
        let package = ThisPackage.root
        let sources = try list.subjects.map { try ArchitectureFiles(of: $0, in: package) }
        for feature in Structure.features {
            let comparison = CodeColumns(ofFeature: feature, in: sources)
            #expect(comparison.columns == list.names)
            for row in comparison.rows { #expect(row.cells[0] == row.cells[list.count - 1]) }
        }
        let step = try CodeColumns(
            ofStep: "I tap \"Send\"", in: AddedArchitecture.traces, of: list.subjects,
            package: package)
        #expect(step.columns == list.names)
        for row in step.rows { #expect(row.cells[0] == row.cells[list.count - 1]) }
        let text = step.text(on: Terminal(environment: ["COLUMNS": "200"]))
        #expect(text.contains(name))
    }
}

extension String {
    fileprivate var firstLine: Substring { prefix { $0 != "\n" } }
}
