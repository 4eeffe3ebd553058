import ArchitectureList
import ArchitectureRules
import Console
import Foundation
import Testing
import TestSupport
import Toolchain

@testable import NewFeature

/// The names are rare, because the package may have new features of its own when these tests run.
@Suite("A new feature")
struct NewFeatureTests {
    private static let longName = "ExtraordinarilyLongNameOfAFeatureInATest"
    /// Those that have templates.
    private static let all = Array(Architecture.all.subjects.prefix(4))

    @Test(
        "Is Swift, and formatted, however long its name",
        arguments: ["Größenwahn", "Repeat", longName])
    func formatted(name: String) throws {
        let files = try ([Self.all] + Self.all.map { [$0] }).flatMap {
            try make(name, in: $0).files
        }
        for file in files { #expect(file.new?.contains("__") == false, "\(file.path)") }
        // Made for one architecture or for all, most files are the same, so each text is formatted once.
        let sources = Array(Set(files.filter { $0.path.hasSuffix(".swift") }.compactMap(\.new)))
        #expect(try SourceFormatter(of: ThisPackage.root).formatted(sources) == sources)
    }

    @Test("Has the roles of its architecture, and unit tests for those with logic", arguments: all)
    func roles(architecture: ArchitectureSources) throws {
        let made = try make("Windrose", in: [architecture]).files.filter { $0.old == nil }.map(
            \.path)
        let names = made.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
        let own = zip(made, names).filter { $0.0.hasPrefix("\(architecture.folder)/Windrose/") }
        let roles = Set(own.compactMap { Role(fileName: $0.1) })
        #expect(roles == Structure.roles[architecture.module])
        for name in own.map(\.1) where architecture.tests != nil {
            let isTested = ["Presenter", "ViewModel", "Interactor"].contains {
                name == "Windrose" + $0
            }
            #expect(names.contains(name + "Tests") == isTested, "\(name)")
        }
    }

    @Test("Made for one architecture, it leaves the others as they are", arguments: all)
    func alone(architecture: ArchitectureSources) throws {
        let feature = try make("Windrose", in: [architecture])
        let folders = [architecture.folder, architecture.testFolder ?? "-"].map { $0 + "/" }
        let others = feature.files.map(\.path).filter { path in
            !folders.contains(where: path.hasPrefix)
        }
        let scenario = "scenarios/windrose-\(architecture.name.lowercased()).feature"
        #expect(others == ["Sources/Tools/Common/ArchitectureRules/Structure.swift", scenario])
        #expect(feature.scenario == scenario)
        #expect(feature.files.last?.new?.hasPrefix("@only-\(architecture.name)\n") == true)
    }

    @Test("An architecture is begun with its lines in each list, beside another, and never twice")
    func architecture() throws {
        let package = try PackageCopy()
        for name in ["Windrose", "Compass"] {
            let architecture = try NewFeature(
                architecture: FeatureName(name), package: package.root)
            let sources = architecture.files.filter { $0.path.hasSuffix(".swift") }.compactMap(
                \.new)
            #expect(!sources.joined().contains("__"))
            #expect(try SourceFormatter(of: ThisPackage.root).formatted(sources) == sources)
            try architecture.write()
        }
        let list = "Sources/Tools/Common/ArchitectureList/Architecture+All.swift"
        let apps = "Sources/Tools/Prove/Apps/Apps.swift"
        for name in ["Windrose", "Compass"] {
            #expect(try package.read("Package.swift").contains("name: \"\(name)Tests\""))
            #expect(try package.read(list).contains("Architecture(\"\(name)\", "))
            #expect(try package.read(apps).contains("app: \(name)App.self"))
        }
        for taken in [
            "Windrose", "WINDROSE", "Services", "Swift", "Foundation", "Dispatch", "Testing",
            "Observation", "XCTest",
        ] {
            #expect(throws: UsageError.self) {
                try NewFeature(architecture: FeatureName(taken), package: package.root)
            }
        }
    }

    @Test(
        "Declares nothing again, and has a title of its own",
        arguments: [
            ("Login", "MVC has Login already"), ("LOGIN", "MVC has Login already"),
            ("News", "MVC has News already"), ("Binding", "MVVM has Binding already"),
            ("Search", "the app shows \"Search\" already (Sources/Shared/AppContract/Texts.swift)"),
            ("Root", "MVC has Root already"),
            (
                "EmptyText",
                "showEmptyText, which is taken (Sources/Architectures/MVP/News/NewsView"
            ),
            ("Table", "TableView, which is taken (Sources/Shared/PocketUI/TableView.swift:"),
            (
                "Toast",
                "showToast, which is taken (Sources/Shared/PocketUI/ViewController.swift:"
            ),
            ("BadLink", "badLink, which is taken (Sources/Shared/AppContract/Texts.swift:"),
            ("Failures", "scenarios/failures.feature exists already"),
        ])
    func taken(name: String, reason: String) throws {
        let error = #expect(throws: UsageError.self) { try make(name, in: Self.all) }
        #expect(error?.description.contains(reason) == true)
        #expect(error?.description.hasSuffix("; choose another name") == true)
    }

    @Test("Is taken back to the letter, whatever was made before")
    func takenBack() throws {
        let name = Self.longName
        let package = try PackageCopy()
        try make("Windrose", in: Self.all, of: package.root).write()
        let before = try package.contents
        for feature in [
            try make(name, in: Self.all, of: package.root),
            try make(name, in: [Self.all[3]], of: package.root),
            try NewFeature(architecture: FeatureName("Style" + name), package: package.root),
        ] {
            let made = MadeFiles(as: feature.name, in: package.root)
            try feature.write()
            #expect(try package.contents != before)
            #expect(try made.takeBack() == feature.files.count)
            #expect(try package.contents == before)
            #expect(try made.takeBack() == nil)
        }
    }

    @Test("Taken back, it leaves other changes of the files that it shares, and what is gone")
    func takenOut() throws {
        let package = try PackageCopy()
        let path = "Sources/Shared/AppContract/Texts.swift"
        let before = try package.contents
        let old = try package.read(path)
        try make("Windrose", in: Self.all, of: package.root).write()
        try package.write("// Mine.\n" + package.read(path), to: path)
        try FileManager.default.removeItem(
            at: package.root.appending(path: "scenarios/windrose.feature"))
        #expect(try MadeFiles(as: "Windrose", in: package.root).takeBack() != nil)
        #expect(try package.read(path) == "// Mine.\n" + old)
        try package.write(old, to: path)
        #expect(try package.contents == before)
    }

    @Test("What was changed since is not taken back, and neither is the rest")
    func changedSince() throws {
        let package = try PackageCopy()
        try make("Windrose", in: Self.all, of: package.root).write()
        let made = MadeFiles(as: "Windrose", in: package.root)
        for path in ["scenarios/windrose.feature", "Sources/Architectures/MVP/Root/RootView.swift"]
        {
            let text = try package.read(path)
            try package.write(text.replacing("indrose", with: "ind rose"), to: path)
            let before = try package.contents
            let error = #expect(throws: PackageError.self) { try made.takeBack() }
            #expect(error?.description.hasPrefix("\(path) has been changed since") == true)
            #expect(try package.contents == before)
            try package.write(text, to: path)
        }
        #expect(try made.takeBack() != nil)
    }

    @Test("Where a line of the package is not as expected, nothing is made")
    func changedPackage() throws {
        let package = try PackageCopy()
        let path = "Sources/Architectures/VIPER/Home/HomePresenter.swift"
        try package.write("final class HomePresenter {}\n", to: path)
        let paths = try package.paths
        let changed = #expect(throws: PackageError.self) {
            try make("Windrose", in: Self.all, of: package.root)
        }
        #expect(changed?.description.hasPrefix("\(path): `func didTapLogOut() {`") == true)
        try FileManager.default.removeItem(at: package.root.appending(path: path))
        let missing = #expect(throws: PackageError.self) {
            try make("Windrose", in: Self.all, of: package.root)
        }
        #expect(missing?.description.hasPrefix("\(path): can't be read") == true)
        #expect(try package.paths == paths.subtracting([path]))
    }

    private func make(
        _ name: String, in chosen: [ArchitectureSources], of package: URL = ThisPackage.root
    ) throws -> NewFeature {
        try NewFeature(
            FeatureName(name), in: chosen, isAlone: chosen.count == 1, package: package)
    }
}
