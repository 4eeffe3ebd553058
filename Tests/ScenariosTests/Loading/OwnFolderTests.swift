import Testing

@testable import Scenarios

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
