import Foundation
import Testing
import Toolchain
import Trials

@testable import Workshop

@Suite("Files that git does not track", .timeLimit(.minutes(10)))
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

    @Test("A file that can't be removed is an error")
    func notRemoved() throws {
        let package = try MadePackage.committed()
        let repository = try GitRepository(of: package.folder)
        // The system lets nobody remove a folder as a file.
        let error = #expect(throws: PackageError.self) {
            try repository.write([Data("Sources/MVP".utf8)], of: "HEAD")
        }
        #expect(error?.description.hasPrefix("Sources/MVP can't be removed") == true)
    }

    @Test("Restoring a file does not remove a hidden one in a folder in its place")
    func hiddenInFolder() throws {
        let package = try MadePackage.giving()
        var bench = try package.bench()
        try bench.start(bench.assignment("1", in: "MVP"))
        let given = MadePackage.givenFile
        try FileManager.default.removeItem(at: package.folder.appending(path: given))
        try package.write("mine\n", to: given + "/.mine")
        #expect(throws: PackageError.self) { try bench.restore() }
        #expect(try package.read(given + "/.mine") == "mine\n")
        try FileManager.default.removeItem(at: package.folder.appending(path: given + "/.mine"))
        #expect(try bench.restore().paths == [given])
    }

    @Test("A hidden file in the place of a folder is not written over")
    func hiddenInPlaceOfFolder() throws {
        let package = try MadePackage([".hidden/settings": "theirs\n"])
        try package.commit("start")
        var bench = try package.bench()
        try bench.start(bench.assignment("1", in: "MVP"))
        try FileManager.default.removeItem(at: package.folder.appending(path: ".hidden"))
        try package.write("mine\n", to: ".hidden")
        let error = #expect(throws: PackageError.self) { try bench.reset() }
        #expect(error?.description.hasPrefix(".hidden would be overwritten") == true)
        #expect(try package.read(".hidden") == "mine\n")
        #expect(bench.progress.current != nil)
    }

    @Test(
        "A file in the place of a folder is saved and comes back, and so does a folder in the place of a file"
    )
    func otherKind() throws {
        let package = try MadePackage(["Tests/Shared/A.swift": "theirs\n"])
        try package.commit("start")
        var bench = try package.bench()
        let assignment = try bench.assignment("1", in: "MVP")
        try bench.start(assignment)
        try FileManager.default.removeItem(at: package.folder.appending(path: "Tests/Shared"))
        try package.write("mine\n", to: "Tests/Shared")
        try FileManager.default.removeItem(at: package.folder.appending(path: voice))
        try package.write("mine\n", to: voice + "/Mine.swift")
        _ = try bench.reset()
        #expect(try package.read("Tests/Shared/A.swift") == "theirs\n")
        #expect(try package.read(voice) == "first\nquiet\nlast\n")
        #expect(try bench.resume(assignment).conflicts == [])
        #expect(try package.read("Tests/Shared") == "mine\n")
        #expect(try package.read(voice + "/Mine.swift") == "mine\n")
    }

    #if os(Linux)
        @Test("A file whose name is not UTF-8 is saved, and comes back")
        func otherEncoding() throws {
            let package = try MadePackage.committed()
            var bench = try package.bench()
            let assignment = try bench.assignment("1", in: "MVP")
            try bench.start(assignment)
            func shell(_ script: String) throws -> Int32? {
                try Subprocess(["sh", "-c", script], in: package.folder).run().code
            }
            let path = "\"$(printf 'Sources/MVP/caf\\351.swift')\""
            #expect(try shell("echo mine > \(path)") == 0)
            _ = try bench.reset()
            #expect(try shell("test -e \(path)") == 1)
            _ = try bench.resume(assignment)
            #expect(try shell("grep -q mine \(path)") == 0)
        }
    #endif
}
