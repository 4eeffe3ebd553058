import Foundation
import Testing
import Toolchain
import Trials

@testable import Workshop

@Suite("Files that git does not track", .timeLimit(.minutes(5)))
struct UntrackedFileTests {
    private let voice = "Sources/MVP/Voice.swift"

    @Test("The lock of an editor keeps nobody from starting, and stays where it is")
    func editorLock() throws {
        let package = try MadePackage.committed()
        let lock = package.folder.appending(path: "Sources/MVP/.#Voice.swift").path
        try FileManager.default.createSymbolicLink(
            atPath: lock, withDestinationPath: "ada@machine.1:2")
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try package.write("first\nloud\nlast\n", to: voice)
        #expect(try bench.changedFiles(of: assignment).keys.sorted() == [voice])
        _ = try bench.reset()
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: lock)
        #expect(target == "ada@machine.1:2")
    }

    @Test("An ignored file is not written over")
    func ignored() throws {
        let path = "Sources/MVP/Notes.swift"
        let package = try MadePackage([
            MadePackage.change + "/shared.patch": """
            diff --git a/\(path) b/\(path)
            new file mode 100644
            --- /dev/null
            +++ b/\(path)
            @@ -0,0 +1 @@
            +given

            """
        ])
        try package.commit("start")
        try package.write("\(path)\n", to: ".git/info/exclude")
        try package.write("mine\n", to: path)
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        let error = #expect(throws: PackageError.self) { try bench.start(assignment) }
        #expect(error?.description.hasPrefix(path) == true)
        #expect(try package.read(path) == "mine\n")
        #expect(bench.progress.current == nil)
        try FileManager.default.removeItem(at: package.folder.appending(path: path))
        try bench.start(assignment)
        #expect(try package.read(path) == "given\n")
    }
}
