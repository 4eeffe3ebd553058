import Foundation
import Testing
import Toolchain

@testable import Workshop

@Suite("An architecture that is kept as a patch")
struct KeptPanelTests {
    private let package: MadePackage
    private let panel: KeptPanel
    private let view = "Sources/Architectures/MVI/View.swift"

    init() throws {
        package = try MadePackage.committed()
        panel = try Self.made(in: package)
    }

    private static func made(in package: MadePackage) throws -> KeptPanel {
        try package.write(
            """
            diff --git a/Package.swift b/Package.swift
            --- a/Package.swift
            +++ b/Package.swift
            @@ -1 +1,2 @@
             // one
            +// two
            diff --git a/Sources/Architectures/MVI/View.swift b/Sources/Architectures/MVI/View.swift
            new file mode 100644
            --- /dev/null
            +++ b/Sources/Architectures/MVI/View.swift
            @@ -0,0 +1 @@
            +struct View {}\u{20}\u{20}

            """, to: "scenarios/panels/MVI/panel.patch")
        try package.write("// one\n", to: "Package.swift")
        return try KeptPanel("mvi", in: package.folder)
    }

    @Test("It is applied, and removed again, beside other changes")
    func applyAndRemove() throws {
        try package.write("mine\n", to: "Sources/MVP/Mine.swift")
        #expect(try panel.apply() == ["Package.swift", view])
        #expect(try package.read("Package.swift") == "// one\n// two\n")
        #expect(try package.read(view) == "struct View {}  \n")
        #expect(try remove(from: package) == 2)
        #expect(try package.read("Package.swift") == "// one\n")
        #expect(package.folder.lacks(view))
        #expect(try package.read("Sources/MVP/Mine.swift") == "mine\n")
    }

    @Test("It is not applied twice, nor removed where it is not")
    func twice() throws {
        #expect(try remove(from: package) == nil)
        _ = try panel.apply()
        #expect(refusal { _ = try panel.apply() }.contains("has been added already"))
    }

    @Test("Work on it is not lost: nothing is removed then")
    func changed() throws {
        _ = try panel.apply()
        try package.write("struct View { let mine = 1 }\n", to: view)
        #expect(refusal { _ = try remove(from: package) }.contains("has been changed since"))
        #expect(try package.read("Package.swift") == "// one\n// two\n")
        #expect(try package.read(view) == "struct View { let mine = 1 }\n")
    }

    @Test("Sources that have changed are left alone")
    func doesNotFit() throws {
        try package.write("// another\n", to: "Package.swift")
        #expect(refusal { _ = try panel.apply() }.contains("does not fit"))
        #expect(package.folder.lacks(view))
    }

    @Test("The patches of this package fit its sources")
    func real() throws {
        let root = try PackageFolder.find(with: ["scenarios"], around: #filePath)
        let names = KeptPanel.names(in: root)
        #expect(names == ["MVI"])
        for name in names {
            let path = "scenarios/panels/\(name)/panel.patch"
            var texts = FileTexts(of: root)
            try texts.apply([try Patch(try #require(try texts.text(at: path)), path: path)])
        }
    }

    @Test("In a subfolder, with settings of the person, it is the same", arguments: ["", "sub/é"])
    func place(place: String) throws {
        let package = try MadePackage.hostile(at: place)
        let panel = try Self.made(in: package)
        #expect(try panel.apply() == ["Package.swift", view])
        #expect(try package.read(view) == "struct View {}  \n")
        #expect(try remove(from: package) == 2)
        #expect(package.folder.lacks("Sources/Architectures/MVI"))
    }

    @Test("While another command is at work, nothing changes")
    func locked() throws {
        let lock = try PackageLock(of: package.folder)
        #expect(throws: PackageError.self) { try panel.apply() }
        withExtendedLifetime(lock) {}
        #expect(package.folder.lacks(view))
    }

    private func remove(from package: MadePackage) throws -> Int? {
        try MadeFiles(as: "MVI", in: package.folder).takeBack()
    }

    private func refusal(of action: () throws -> Void) -> String {
        let error = #expect(throws: PackageError.self) { try action() }
        return error?.description ?? ""
    }
}
