import Foundation
import Testing

@Suite("The command line", .enabled(if: Program.isBuilt, "the program is not beside the tests"))
struct UsageTests {
    @Test(
        "What asks for help is helped",
        arguments: [
            ["--help"], ["help"], [], ["scenarios"], ["scenarios", "--help"], ["bench", "--help"],
            ["scenarios", "run", "-h"], ["--version"], ["bench", "--list"], ["scenarios", "steps"],
        ])
    func helped(words: [String]) throws {
        let run = try Program.run(words)
        #expect(run.code == 0)
        #expect(!run.output.isEmpty)
        #expect(run.notes.isEmpty)
    }

    @Test(
        "What cannot be taken ends with 64 and one line",
        arguments: [
            (["paint"], "there is no command \"paint\""),
            (["scenarios", "paint"], "there is no command \"scenarios paint\""),
            (["scenarios", "run", "no/such"], "no/such: no such file or folder"),
            (["scenarios", "run", "Sources/MVP"], "no file in this folder ends in .feature"),
            (["scenarios", "run", "--architecture", "MVC"], "there is no architecture \"MVC\""),
            (["scenarios", "run", "--tag", "none"], "none has the tag @none"),
            (["scenarios", "steps", "now"], "\"now\" is not foreseen"),
            (["bench", "--rounds", "1"], "--rounds is \"1\""),
            (["bench", "--seed", "-1"], "--seed is \"-1\""),
            (["bench", "--filter", "paint"], "no action has \"paint\" in its name"),
            (["trace"], "what is to be traced?"),
            (["trace", "paint"], "none has \"paint\" in its name or as a step"),
            (["trace", "I go back", "--architecture", "MVC"], "there is no architecture \"MVC\""),
            (["trace-record", "a", "0", "--json", "b"], "this build does not record calls"),
            (["bench", "--reference", "MVC"], "there is nothing called \"MVC\" to compare with"),
        ])
    func refused(words: [String], message: String) throws {
        let run = try Program.run(words)
        #expect(run.code == 64)
        #expect(run.output.isEmpty)
        #expect(run.notes.hasPrefix("triptych: "))
        #expect(run.notes.contains(message))
        #expect(run.notes.split(separator: "\n").count == 1)
    }

    @Test("The scenarios of the package are found from anywhere inside it")
    func inside() throws {
        let folder = Program.package.appending(path: "Sources/MVP/Login")
        let run = try Program.run("scenarios", "list", in: folder)
        #expect(run.code == 0)
        #expect(run.output.contains("login.feature"))
    }

    @Test("Outside any package one has to say which are meant")
    func outside() throws {
        let workspace = try Workspace()
        let run = try Program.run("scenarios", "list", in: workspace.folder)
        #expect(run.code == 64)
        #expect(run.notes.contains("not inside a package with scenarios"))
    }

    #if DEBUG
        @Test("A debug build refuses to measure, and says what to type")
        func debugBuild() throws {
            let run = try Program.run("bench")
            #expect(run.code == 64)
            #expect(run.notes.contains("swift run -c release triptych bench"))
        }
    #endif
}
