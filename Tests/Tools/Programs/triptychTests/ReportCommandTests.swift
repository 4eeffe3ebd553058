import Foundation
import Subprocesses
import Testing

@testable import TriptychCommands

@Suite("triptych report")
struct ReportCommandTests {
    @Test("A browser shows the page, or what keeps it from doing so is said")
    func browser() async {
        #expect(await Browser(program: "true").show("page.html") == nil)
        for (program, reason) in [
            ("false", "it ended with code 1"), ("no-such-browser", "it is not in PATH"),
        ] {
            #expect(
                await Browser(program: program).show("page.html")
                    == "\(program) could not show page.html: \(reason); open it in a browser")
        }
    }

    @Test(
        "What the command can't take ends with 64 and writes nothing",
        .enabled(if: Program.isBuilt, "no program beside the tests"),
        arguments: [
            ["--nonsense"], ["operand"], ["--run", "../x"], ["--output"],
            ["--output", "-", "--picture", "-"],
        ])
    func usage(words: [String]) throws {
        let workspace = try Workspace()
        let run = try Program.run(["report"] + words, in: workspace.folder)
        #expect(run.code == ExitCode.usage.rawValue)
        #expect(run.errors.hasPrefix("triptych: "))
        #expect(try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path).isEmpty)
    }

    @Test(
        "Outside of a package there is nothing to report of",
        .enabled(if: Program.isBuilt, "no program beside the tests"))
    func noPackage() throws {
        let workspace = try Workspace()
        let run = try Program.run("report", in: workspace.folder)
        #expect(run.code == ExitCode.usage.rawValue)
        #expect(run.errors.contains("package"))
    }
}
