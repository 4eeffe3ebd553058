import Foundation
import Testing
import TestSupport
import Toolchain

@Suite("new", .enabled(if: Programs.areBuilt, "the program is not beside the tests"))
struct NewCommandTests {
    @Test("A dry run shows the files of each architecture, and makes none")
    func dryRun() throws {
        let run = try Programs.run("new", "WindRose", "--dry-run")
        #expect(run.code == 0)
        #expect(run.errors.isEmpty)
        let lines = run.text.split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        #expect(lines.contains("MVC no unit tests: it has no logic role –"))
        #expect(lines.contains("MVP Sources/Architectures/MVP/WindRose/WindRoseView.swift new, 5"))
        #expect(lines.contains("VIPER Sources/Architectures/VIPER/Root/RootContract.swift +1"))
        #expect(lines.contains("shared scenarios/wind-rose.feature new, 12"))
        #expect(lines.last == "Nothing was written.")
        let made = ThisPackage.root.appending(path: "scenarios/wind-rose.feature")
        #expect(!FileManager.default.fileExists(atPath: made.path))
    }
}
