import Console
import Foundation
import Testing
import TestSupport

@testable import Gherkin

@Suite("Finding feature files")
struct FeatureFilesTests {
    @Test("A file whose name is not UTF-8 is to be renamed")
    func foreignName() {
        let error = #expect(throws: GherkinError.self) {
            try FeatureFiles.read("b\u{FFFD}.feature")
        }
        #expect(error?.advice == "rename this file, because its name is not UTF-8")
    }

    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    @Test("All features of a folder are found, at any depth, in the order of their names")
    func folders() throws {
        try workspace.write("", to: "empty/a.txt")
        let expected = ["a.feature", "a/deep/y.feature", "a/z.feature", "b.feature"]
        for name in expected.reversed() + ["c.txt", "feature"] {
            try workspace.write("", to: name)
        }
        #expect(try FeatureFiles.find([workspace.folder.path]) == expected.map(workspace.path(of:)))
        #expect(
            try FeatureFiles.find([workspace.folder.path + "/"])
                == expected.map(workspace.path(of:)))
    }

    @Test("Those of the workshop are left out of the package's, unless they are asked for")
    func workshop() throws {
        for name in ["a.feature", "changes/01-a/after.feature", "exercises/21-b/after.feature"] {
            try workspace.write("", to: "scenarios/" + name)
        }
        let all = workspace.path(of: "scenarios")
        #expect(try FeatureFiles.find([all]).count == 3)
        try workspace.write("", to: "Package.swift")
        #expect(try FeatureFiles.find([all]) == [all + "/a.feature"])
        #expect(try FeatureFiles.find([workspace.folder.path]) == [all + "/a.feature"])
        #expect(try FeatureFiles.find([all + "/changes"]) == [all + "/changes/01-a/after.feature"])
    }

    @Test("A folder may be called like a feature file, and a hidden one or a link is left out")
    func names() throws {
        for name in ["x.feature/a.feature", ".build/copy/b.feature"] {
            try workspace.write("", to: name)
        }
        try FileManager.default.createSymbolicLink(
            atPath: workspace.path(of: "back"), withDestinationPath: ".")
        #expect(
            try FeatureFiles.find([workspace.folder.path]) == [
                workspace.path(of: "x.feature/a.feature")
            ])
    }

    @Test("A folder without features is an error, even beside others that have some")
    func noFeatures() throws {
        try workspace.write("", to: "empty/a.txt")
        try workspace.write("", to: "a.feature")
        let path = workspace.path(of: "empty")
        let error = #expect(throws: UsageError.self) {
            try FeatureFiles.find([workspace.path(of: "a.feature"), path])
        }
        #expect(error == UsageError("\(path): no file in this folder ends in .feature"))
    }
}

@Suite("Finding the package's own scenarios")
struct OwnFolderTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
    }

    @Test("In the package itself, the path is a short one", arguments: ["", "/"])
    func inPackage(end: String) throws {
        try makePackage()
        #expect(try FeatureFiles.ownFolder(around: workspace.folder.path + end) == "scenarios")
    }

    @Test("A package without scenarios, or scenarios without a package, are passed by")
    func halves() throws {
        try makePackage()
        try workspace.write("", to: "package/Package.swift")
        try workspace.write("", to: "folder/scenarios/a.txt")
        for name in ["package", "folder"] {
            #expect(
                try FeatureFiles.ownFolder(around: workspace.path(of: name))
                    == workspace.path(of: "scenarios"))
        }
    }

    private func makePackage() throws {
        try workspace.write("", to: "Package.swift")
        try workspace.write("", to: "scenarios/a.feature")
    }
}
