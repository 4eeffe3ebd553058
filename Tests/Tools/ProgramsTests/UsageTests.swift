import ArchitectureList
import Foundation
import Testing
import TestSupport
import Toolchain

@Suite("The command line", .enabled(if: Programs.areBuilt, "the program is not beside the tests"))
struct UsageTests {
    @Test(
        "What asks for help is helped",
        arguments: [
            ["scenarios"], ["scenarios", "--help"], ["bench", "--help"], ["workshop", "-h"],
            ["scenarios", "run", "-h"], ["bench", "list"], ["scenarios", "steps"],
            ["compare", "login"], ["compare", "NEWS"], ["compare", "-h"], ["change", "--help"],
            ["faults", "--help"], ["workshop"],
        ])
    func helped(words: [String]) throws {
        let run = try Programs.run(words)
        #expect(run.code == 0)
        #expect(!run.text.isEmpty)
        #expect(run.errors.isEmpty)
    }

    private static let refusals: [(words: [String], message: String)] = [
        (["scenarios", "rnu"], "did you mean \"scenarios run\"?"),
        (["live", "--prot", "1"], "did you mean \"--port\"?"),
        (["live", "--port", "70000"], "it must be a whole number from 0 to 65535"),
        (["live", "scenarios/login.feature:1"], "there is no scenario at this line"),
        (["bench", "--architecture", "MVMM"], "did you mean \"MVVM\"?"),
        (["new", "X", "--architecture", "MVP,MVC"], "made in one architecture or in all of them"),
        (["bench", "--architecture", "MVP,"], "there is no architecture \"\""),
        (["scenarios", "paint"], "there is no command \"scenarios paint\""),
        (["scenarios", "run", "no/such"], "no/such: no such file or folder"),
        (
            ["scenarios", "run", "--architecture", "paint"],
            "there is no architecture \"paint\"; the choices are "
                + (Architecture.known.names + ["all"]).joined(separator: ", ")
        ),
        (["scenarios", "explore", "--actions", "0"], "a whole number from 1"),
        (["scenarios", "explore", "--architecture", "MVC"], "MVC has nothing to be compared with"),
        (
            ["scenarios", "explore", "--backend", "ftp"],
            "did you mean \"http\"? The choices are memory, http, both"
        ),
        (
            ["scenarios", "run", "--backend", "ftp"],
            "there is no backend \"ftp\"; did you mean \"http\"? The choices are memory, http"
        ),
        (["scenarios", "run", "--tag", "none"], "none has the tag @none"),
        (["bench", "--rounds", "0"], "--rounds is \"0\""),
        (["bench", "--processes", "5"], "--processes is \"5\""),
        (["bench", "--fail-above", "3"], "--fail-above needs --compare"),
        (["bench", "--save", "a/b"], "--save is \"a/b\""),
        (
            ["bench", "--variants", "--scenario", "a"],
            "--scenario and --variants don't go together"
        ),
        (["bench", "list", "--processes", "9"], "there is no option \"--processes\""),
        (["trace", "--", "--help"], "--help"),
        (["bench", "worker", "nonsense"], "`bench` starts `worker` itself"),
        (["scenarios", "worker", "results"], "start `scenarios worker` themselves"),
        (["bench", "--seed", "-1"], "--seed is \"-1\""),
        (["documents", "--check", "--run", "a"], "--check and --run don't go together"),
        (["documents", "README.md"], "unexpected argument \"README.md\""),
        (
            ["bench", "--filter", "paint"],
            "nothing that can be measured has \"paint\" in its name"
        ),
        (["compare"], "what is to be compared?"),
        (["compare", "login", "scenarios"], "Give a feature alone"),
        (
            ["compare", "logn"], "there is no feature \"logn\"; did you mean \"Login\"?"
        ),
        (["compare", "paint"], "scenarios has the step or the name 'paint'"),
        (
            ["compare", "Spaces around the username are not sent"],
            "is a scenario; compare takes"
        ),
        (["new"], "what is the new feature called?"),
        (["new", "panel"], "what is the new architecture called?"),
        (["new", "panel", "Services"], "Package.swift already has a target Services"),
        (["bench", "feedback"], "`swift run -c release bench --filter feedback` measures"),
        (["bench", "I tap \"Send\""], "`swift run -c release bench --scenario FILE:LINE`"),
        (["new", "Profile", "Settings"], "unexpected argument \"Settings\""),
        (
            ["new", "profile"],
            "begins with a lowercase letter, but the name of a type begins with an uppercase letter; try Profile"
        ),
        (["new", "Login"], "MVC has Login already; choose another name"),
        (["trace"], "what is to be traced?"),
        (["trace", "paint"], "scenarios has the step or the name 'paint'; the nearest is '"),
        (["compare", "I tap \"Sent\""], "the nearest is 'I tap \"Send\"'"),
        (["change", "no-such-change"], "there "),
        (["change", "--diff"], "--diff takes the name of a change"),
        (["change", "1", "2"], "unexpected argument \"2\""),
        (["change", "1", "--collisions"], "--collisions compares all changes"),
        (["change", "--html", "a"], "--html needs --diff"),
        (
            ["faults", "--role", "paint"],
            "there is no role \"paint\"; the choices are ViewController,"
        ),
        (["faults", "--list", "--show", "MVP-1"], "--list and --show don't go together"),
        (["faults", "--only", "MVP-1", "--sample", "3"], "--only and --sample don't go together"),
        (["faults", "--only", ","], "--only names no fault"),
        (["faults", "--change", "no-such-change"], "there "),
        (["faults", "--sample", "0"], "it must be a whole number from 1 up"),
    ]

    @Test("An invalid command line ends with 64 and one line", arguments: refusals)
    func refused(words: [String], message: String) throws {
        let run = try Programs.run(words)
        #expect(run.code == 64)
        #expect(run.text.isEmpty)
        #expect(run.errors.hasPrefix("\(words[0]): "))
        #expect(run.errors.contains(message))
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test("The scenarios of the package are found from anywhere inside it")
    func inside() throws {
        let folder = ThisPackage.root.appending(path: "Sources/Architectures/MVP/Login")
        let run = try Programs.run("scenarios", "list", in: folder)
        #expect(run.code == 0)
        #expect(run.text.contains("login.feature"))
    }

    @Test(
        "Outside of a package it says where to go",
        arguments: [
            ["scenarios", "list"], ["anatomy"], ["change"], ["faults"], ["new", "WindRose"],
        ])
    func outside(words: [String]) throws {
        let workspace = try Workspace()
        let run = try Programs.run(words, in: workspace.folder)
        #expect(run.code == 64)
        #expect(run.text.isEmpty)
        #expect(run.errors.contains(#/not inside (a package with scenarios|the package)/#))
    }

    #if DEBUG
        @Test("A debug build refuses to measure, and says what to type")
        func debugBuild() throws {
            let run = try Programs.run("bench", "--filter", "log in")
            #expect(run.code == 64)
            #expect(run.errors.contains("swift run -c release "))
            #expect(run.errors.hasSuffix(" bench --filter 'log in'\n"))
        }
    #endif
}
