import ArchitectureList
import Foundation
import Testing
import TestSupport

@testable import Faults

@Suite("The faults of an architecture")
struct FaultListTests {
    @Test("A file behind a link has its faults only where it is")
    func links() throws {
        let package = try Workspace([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "small",
                targets: [.target(name: "A"), .target(name: "V", path: "Benchmarks/Variants/V")])
            """,
            "Sources/A/Wall.swift": "func paint() {\n    print(1)\n}\n",
            "Benchmarks/Variants/V/Door.swift": "func open() {\n    print(2)\n}\n",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: package.path(of: "Benchmarks/Variants/V/Wall.swift"),
            withDestinationPath: "../../../Sources/A/Wall.swift")
        let subjects = [("A", "Sources/A"), ("V", "Benchmarks/Variants/V")].map {
            ArchitectureSources(name: $0, module: $0, folder: $1, tests: nil)
        }
        let lists = try FaultList.read(subjects, of: package.folder)
        #expect(
            lists.map { Set($0.faults.map(\.path)) } == [
                ["Sources/A/Wall.swift"], ["Benchmarks/Variants/V/Door.swift"],
            ])
        #expect(lists[1].faults.map(\.id.description).first == "V-1")
    }
}
