import Console
import Foundation
import Testing
import TestSupport
import Toolchain

@Suite(
    "Accidents", .enabled(if: Programs.areBuilt, "the program is not beside the tests"),
    .timeLimit(.minutes(10)))
struct AccidentTests {
    @Test("In a folder that was removed, every command says so at once")
    func removedFolder() throws {
        let workspace = try Workspace()
        let script = "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" \"$@\""
        for command in Program.allCommands {
            let words =
                ["sh", "-c", script, Programs.url(command.words[0]).path]
                + command.words.dropFirst()
            let run = try Subprocess(words, in: workspace.folder, limit: .seconds(20)).run()
            #expect(run.code == 64, "\(command.words)")
            #expect(
                run.errors
                    == "\(command.words[0]): the folder that you are in has been removed; change to another one\n"
            )
        }
    }

    @Test("Where a file can't be written, `new panel` leaves everything as it was")
    func fullDisk() throws {
        let workspace = try Workspace()
        let copy = "cp -R [A-Z]* scenarios .swift-format \"$0\""
        let run = try Subprocess(
            ["sh", "-c", copy, workspace.folder.path], in: ThisPackage.root
        ).run()
        try #require(run.code == 0, "\(run.errors)")
        let manifest = try workspace.read("Package.swift") + "// mine\n"
        try workspace.write(manifest, to: "Package.swift")
        let before = try paths(in: workspace)
        // No file of more than 4 KiB, as on a disk that is nearly full.
        let limited = "trap '' XFSZ; ulimit -f 8; exec \"$0\" panel Flux"
        let new = try Subprocess(
            ["sh", "-c", limited, Programs.url("new").path], in: workspace.folder
        ).run()
        #expect(new.code == 1)
        #expect(new.errors.contains("can't be written (the reason is unknown); give"))
        #expect(try workspace.read("Package.swift") == manifest)
        #expect(try paths(in: workspace) == before)
        #expect(try Programs.run("new", "panel", "Flux", in: workspace.folder).code == 0)
        #expect(try workspace.read("Package.swift").hasSuffix("// mine\n"))
    }

    private func paths(in workspace: Workspace) throws -> Set<String> {
        Set(try FileManager.default.subpathsOfDirectory(atPath: workspace.folder.path))
            .filter { !$0.hasPrefix(".triptych") && !$0.hasPrefix(".build") }
    }
}
