import ArchitectureRules
import Foundation
import Testing
import TestSupport
import Toolchain

@Suite(
    "What other programs ask of `scenarios`",
    .enabled(if: Programs.areBuilt, "the program is not beside the tests"))
struct WorkerTests {
    @Test("Answers which scenarios have begun, and their results at the end")
    func scenarios() throws {
        let path = "scenarios/freed.feature"
        let run = try Programs.run(["scenarios", "worker", "results", "MVP", path])
        #expect(run.code == 0)
        #expect(run.errors.isEmpty)
        let lines = run.text.split(separator: "\n")
        let results = try #require(lines.last)
        #expect(results.contains(#""name":"MVP""#) && results.contains(#""passed":true"#))
        let begun = try lines.dropLast().map {
            try JSONDecoder().decode(String.self, from: Data($0.utf8))
        }
        #expect(begun.count > 1)
        #expect(begun.allSatisfy { $0.hasPrefix(path + ":") })
    }

    @Test("Writes where the sources break the rules: nowhere", arguments: ["MVC", "mvvm"])
    func structure(architecture: String) throws {
        let run = try Programs.run(["scenarios", "worker", "structure", architecture])
        #expect(run.code == 0)
        let violations = try JSONDecoder().decode(
            [StructureRules.Violation].self, from: run.output)
        #expect(violations == [])
    }

    @Test("Finds nothing by walking at random", arguments: ["MVC", "VIPER"])
    func explore(architecture: String) throws {
        let run = try Programs.run(["scenarios", "worker", "compare", architecture, "200", "1"])
        #expect(run.code == 0)
        #expect(run.text == "[]\n")
    }

    @Test("Says which scenarios can't be read")
    func unreadable() throws {
        let folder = try TemporaryFolder(in: ThisPackage.root)
        let feature = try folder.file(
            named: "a.feature",
            containing: Data("Feature: A\n  Scenario: B\n    When I sing\n".utf8))
        let run = try Programs.run(["scenarios", "worker", "results", "MVP", feature.path])
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("scenarios: \(feature.path):3"))
    }

    @Test("Says that this build does not record")
    func notRecording() throws {
        let run = try Programs.run([
            "scenarios", "worker", "record", "MVP", "scenarios/freed.feature", "0",
        ])
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("scenarios: this build does not record calls;"))
    }

    @Test(
        "Says that it is not for people",
        arguments: [
            [], ["structure", "MVQ"], ["results", "MVP"], ["record", "MVP", "a"],
            ["compare", "MVP", "a", "1"],
        ])
    func usage(words: [String]) throws {
        let run = try Programs.run(["scenarios", "worker"] + words)
        #expect(run.code == 64)
        #expect(run.errors.contains("start `scenarios worker` themselves"))
    }
}
