import Foundation
import Testing
import TestSupport
import Toolchain

/// What becomes of output that can't be written.
@Suite("Output", .enabled(if: Programs.areBuilt, "the program is not beside the tests"))
struct OutputTests {
    /// Runs the program in a shell, since only a shell redirects.
    private func shell(_ command: String) throws -> SubprocessRun {
        let folder = Programs.url("scenarios").deletingLastPathComponent().path
        return try Subprocess(
            ["sh", "-c", command], in: ThisPackage.root,
            environment: ["PATH": "\(folder):/usr/bin:/bin"]
        ).run()
    }

    @Test(
        "A full disk ends with exit code 1 and one line",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
        arguments: ["workshop --help", "scenarios steps", "scenarios list", "bench list"])
    func fullDisk(words: String) throws {
        let run = try shell("\(words) > /dev/full")
        #expect(run.code == 1)
        #expect(
            run.errors
                == "\(words.prefix { $0 != " " }): standard output: can't be written (No space left on device); "
                + "free some space on the disk\n")
    }

    @Test("A closed pipe ends with exit code 1 and in silence, and does not crash")
    func closedPipe() throws {
        // The program starts when the reader has closed its end.
        let run = try shell(
            """
            folder=$(mktemp -d); mkfifo "$folder/closed"
            { read -r _ < "$folder/closed"; scenarios list; echo $? >&2; } |
                { exec <&-; echo > "$folder/closed"; }
            rm -r "$folder"
            """)
        #expect(run.errors == "1\n")
    }

    @Test(
        "A file that can't be written is refused before the work begins, with exit code 1",
        arguments: [
            ["scenarios", "run", "--json"], ["bench", "--json"],
            ["compare", "I go back", "--html"],
        ])
    func checkedBefore(words: [String]) throws {
        let run = try Programs.run(words + ["no/such/folder/file"])
        #expect(run.code == 1)
        #expect(run.text.isEmpty)
        #expect(
            run.errors.hasPrefix(
                "\(words[0]): no/such/folder/file: can't be written (No such file or directory)"))
    }

    @Test("A file on standard output stands alone: what else is printed goes to standard error")
    func alone() throws {
        let run = try Programs.run("scenarios", "run", "scenarios/article.feature", "--json", "-")
        #expect(run.code == 0)
        #expect(run.text.hasPrefix("{\n"))
        #expect(run.text.hasSuffix("}\n"))
        #expect(run.errors.contains(" passed, 0 failed\n"))
    }
}
