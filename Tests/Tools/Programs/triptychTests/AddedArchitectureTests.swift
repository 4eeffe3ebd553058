import Anatomy
import AppContract
import ArchitectureList
import ArchitectureRules
import Benchmarks
import ChangeCost
import Traces
import Exploration
import Foundation
import Measuring
@testable import Output
import ReportPage
import Scenarios
import SourceFixtures
import Testing

@testable import TriptychCommands

/// An architecture that is added to the list is found wherever there is a column, a line or an option for each.
@Suite("An architecture that is added to the list")
struct AddedArchitectureTests {
    private let list = AddedArchitecture.list
    private let name = AddedArchitecture.name

    @Test("Is chosen by its name, and named where it is misspelt")
    func chosen() throws {
        for command: any Command.Type in [
            ScenariosRunCommand.self, BenchCommand.self, TraceCommand.self, LiveCommand.self,
            NewCommand.self,
        ] {
            let names = Architecture.known.names.joined(separator: ", ")
            #expect(
                command.definition.help(width: 200).contains(
                    "these architectures, separated by commas: \(names); `all` includes"))
        }
        #expect(try bench("--architecture", "mvc2").plan.apps.map(\.name) == ["MVC", name])
        let error = #expect(throws: UsageError.self) { try bench("--architecture", "MVC3") }
        #expect(error?.description.contains("VIPER, \(name), all") == true)
        #expect(
            Overview(width: 80, architectures: list).front
                .contains("in MVC, MVP, MVVM, VIPER and \(name)")
        )
    }

    @Test("Walks beside the others also where it is not complete")
    @MainActor
    func added() throws {
        func arguments(_ words: String..., for command: any Command.Type) throws -> Arguments {
            try Arguments(
                words, for: command.definition,
                knowing: KnownArchitectures(complete: list.dropLast(), added: list.suffix(1)))
        }
        let explore = try ExploreCommand(
            arguments("--architecture", "all", for: ExploreCommand.self))
        #expect(explore.architectures.names == list.names)
        let two = try ExploreCommand(
            arguments("--architecture", "\(name),mvp", for: ExploreCommand.self))
        #expect(two.architectures.names == ["MVC", "MVP", name])
        let alone = try ExploreCommand(arguments("--architecture", name, for: ExploreCommand.self))
        #expect(alone.architectures.names == ["MVC", name])
        let order = ExploreOrder(
            architectures: ["MVC", name], backends: [.memory], seed: 1, without: [])
        #expect(try order.walkers(among: list).map(\.name) == ["MVC", name])
    }

    @Test("A variant is not unknown: where it was not built, it is said how to build it")
    func variant() {
        let known = KnownArchitectures(added: [], variants: [])
        let build = "TRIPTYCH_BUILD=variants swift run --scratch-path .build/variants triptych "
        for name in Architecture.variantNames {
            let error = #expect(throws: UsageError.self) {
                try known.chosen(by: "MVC,\(name.lowercased())")
            }
            let message = "\(name) is a variant, and this program was built without the variants; "
            #expect(error?.description.hasPrefix(message + "type: " + build) == true)
        }
    }

    @Test("Runs the scenarios, and has its column in their table")
    @MainActor
    func scenarios() async throws {
        let folder = Program.package.appending(path: "scenarios").path
        let scenarios = try FeatureFiles.find([folder])
            .flatMap { try RunnableFeature(try FeatureFiles.read($0)).scenarios }
        let results = await ScenarioGate(apps: list.namedApps, transport: { $0 })
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
        let options = try bench()
        #expect(options.plan.apps.map(\.name) == list.names)
        let selection = try options.plan.suites()
        for benchmark in selection.benchmarks where benchmark.suite == "ready values" {
            #expect(benchmark.subjects.last?.name == name)
        }
        for benchmark in selection.counted { #expect(benchmark.subjects.last?.name == name) }
    }

    private func bench(_ words: String...) throws(UsageError) -> BenchOptions {
        let known = KnownArchitectures(complete: list, added: [])
        return try BenchCommand(
            Arguments(words, for: BenchCommand.definition, knowing: known)
        ).options
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
        let package = Program.package
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

    @Test("Has its place in every chapter of the report, and a sign of its own in each chart")
    func report() throws {
        let sources = try list.subjects.map { try ArchitectureFiles(of: $0, in: Program.package) }
        let report = Report(
            run: .made(of: list.names), tour: .success(AddedArchitecture.traces),
            anatomy: .success(.made(of: list.subjects)),
            changes: .success(CostReport([.made([])], of: list.names)),
            claims: .success(""), sources: sources,
            comparisons: Report.features(of: sources).map {
                CodeColumns(ofFeature: $0, in: sources)
            })
        let sections = report.html.components(separatedBy: "<div id=\"").dropFirst()
        #expect(sections.count == 10)
        for section in sections where !section.hasPrefix("method") && !section.hasPrefix("claims") {
            #expect(section.contains(name), "\(section.prefix { $0 != "\"" })")
        }
        #expect(report.html.contains("<h1>Triptych: one app in MVC, MVP, MVVM, VIPER and \(name)<"))
        #expect(report.html.contains("and Model-View-Controller, again, on the"))
        let fifth = "marker series-\(list.count)"
        for id in ["ratios", "growth"] {
            let section = try #require(sections.first { $0.hasPrefix(id) })
            #expect(section.contains(fifth), "\(id)")
        }
    }
}

extension String {
    fileprivate var firstLine: Substring { prefix { $0 != "\n" } }
}
