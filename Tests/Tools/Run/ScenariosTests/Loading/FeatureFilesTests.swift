import Foundation
import Testing

@testable import Scenarios

@Suite("Finding feature files")
struct FeatureFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("All features of a folder are found, at any depth, in the order of their names")
    func folders() throws {
        try folder.makeFolder("a/deep")
        try folder.makeFolder("empty")
        let expected = ["a.feature", "a/deep/y.feature", "a/z.feature", "b.feature"]
        for name in expected.reversed() + ["c.txt", "feature"] {
            try folder.makeFile(name)
        }
        #expect(try FeatureFiles.find([folder.path]) == expected.map(folder.path(of:)))
        #expect(try FeatureFiles.find([folder.path + "/"]) == expected.map(folder.path(of:)))
    }

    @Test("Those of the workshop are left out of the package's, unless they are asked for")
    func workshop() throws {
        try folder.makeFolder("scenarios/changes/01-a")
        try folder.makeFolder("scenarios/exercises/21-b")
        for name in ["a.feature", "changes/01-a/after.feature", "exercises/21-b/after.feature"] {
            try folder.makeFile("scenarios/" + name)
        }
        let all = folder.path(of: "scenarios")
        #expect(try FeatureFiles.find([all]).count == 3)
        try folder.makeFile("Package.swift")
        #expect(try FeatureFiles.find([all]) == [all + "/a.feature"])
        #expect(try FeatureFiles.find([folder.path]) == [all + "/a.feature"])
        #expect(try FeatureFiles.find([all + "/changes"]) == [all + "/changes/01-a/after.feature"])
    }

    @Test("Links to folders are followed, but not back to a folder around them")
    func links() throws {
        try folder.makeFolder("a/b")
        try folder.makeFile("a/b/c.feature")
        let files = FileManager.default
        for (link, target) in [("linked", "a"), ("a/b/back", ".."), ("gone.feature", "nowhere")] {
            try files.createSymbolicLink(
                atPath: folder.path(of: link), withDestinationPath: target)
        }
        let linked = folder.path(of: "linked")
        #expect(try FeatureFiles.find([linked]) == [linked + "/b/c.feature"])
        #expect(
            try FeatureFiles.find([folder.path])
                == ["a/b/c.feature", "gone.feature", "linked/b/c.feature"].map(folder.path(of:)))
    }

    @Test("A folder may be called like a feature file, and a hidden one is left out")
    func names() throws {
        try folder.makeFolder("x.feature")
        try folder.makeFolder(".build/copy")
        for name in ["x.feature/a.feature", ".build/copy/b.feature"] { try folder.makeFile(name) }
        #expect(try FeatureFiles.find([folder.path]) == [folder.path(of: "x.feature/a.feature")])
    }

    @Test("Files are taken as they are named, in that order, whatever they end in")
    func files() throws {
        try folder.makeFile("b.txt")
        try folder.makeFile("a.feature")
        let paths = ["b.txt", "a.feature"].map(folder.path(of:))
        #expect(try FeatureFiles.find(paths) == paths)
        #expect(try FeatureFiles.find([]) == [])
    }

    @Test("Where there is nothing, it says so")
    func missing() {
        let path = folder.path(of: "none.feature")
        #expect(throws: FeatureFilesError.missing(path)) { try FeatureFiles.find([path]) }
    }

    @Test("A folder without features is an error, even beside others that have some")
    func noFeatures() throws {
        try folder.makeFolder("empty")
        try folder.makeFile("a.feature")
        let path = folder.path(of: "empty")
        #expect(throws: FeatureFilesError.noFeatures(path)) {
            try FeatureFiles.find([folder.path(of: "a.feature"), path])
        }
    }

    @Test("A file is read under the path it was asked for by")
    func reading() throws {
        try folder.makeFile("a.feature", holding: "Feature: News")
        let path = folder.path(of: "a.feature")
        #expect(
            try FeatureFiles.read(path) == Feature(path: path, name: "News", scenarios: []))
    }

    @Test("A file that is not there cannot be read")
    func unreadable() {
        let path = folder.path(of: "none.feature")
        let error = #expect(throws: GherkinError.self) { try FeatureFiles.read(path) }
        #expect(
            error?.description
                == "\(path):1:1: saw nothing that can be read; expected a feature file; "
                + "check that you may read this file")
    }
}

@Suite("Finding the package's own scenarios")
struct OwnFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("In the package itself, the path is a short one", arguments: ["", "/"])
    func inPackage(end: String) throws {
        try makePackage("")
        #expect(try FeatureFiles.ownFolder(around: folder.path + end) == "scenarios")
    }

    @Test("Below the package, it is found on the way up")
    func belowPackage() throws {
        try makePackage("")
        try folder.makeFolder("Sources/App")
        #expect(
            try FeatureFiles.ownFolder(around: folder.path(of: "Sources/App"))
                == folder.path(of: "scenarios"))
    }

    @Test("The nearest package counts")
    func nested() throws {
        try makePackage("")
        try makePackage("inner")
        #expect(try FeatureFiles.ownFolder(around: folder.path(of: "inner")) == "scenarios")
        #expect(
            try FeatureFiles.ownFolder(around: folder.path(of: "inner/scenarios"))
                == folder.path(of: "inner/scenarios"))
    }

    @Test("A package without scenarios, or scenarios without a package, are passed by")
    func halves() throws {
        try makePackage("")
        try folder.makeFolder("package")
        try folder.makeFile("package/Package.swift")
        try folder.makeFolder("folder/scenarios")
        for name in ["package", "folder"] {
            #expect(
                try FeatureFiles.ownFolder(around: folder.path(of: name))
                    == folder.path(of: "scenarios"))
        }
    }

    @Test("Outside of all packages there is none")
    func noPackage() {
        #expect(throws: FeatureFilesError.noPackage(folder.path)) {
            try FeatureFiles.ownFolder(around: folder.path)
        }
    }

    private func makePackage(_ name: String) throws {
        try folder.makeFolder(name.isEmpty ? "scenarios" : name + "/scenarios")
        try folder.makeFile(name.isEmpty ? "Package.swift" : name + "/Package.swift")
    }
}

/// A folder that is there as long as the object.
final class TemporaryFolder {
    let path: String

    init() throws {
        let name = "ScenariosTests-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.appending(path: name).path
        try makeFolder("")
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The whole path of something in the folder.
    func path(of name: String) -> String {
        name.isEmpty ? path : path + "/" + name
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: path(of: name), withIntermediateDirectories: true)
    }

    func makeFile(_ name: String, holding text: String = "") throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
    }
}
