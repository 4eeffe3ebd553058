import Foundation
import Testing
import Toolchain

@testable import Workshop

@Suite("The files of a learner's progress")
struct ProgressFileTests {
    private let package: MadePackage

    init() throws {
        package = try MadePackage()
    }

    @Test("A list of progress that is damaged is kept under another name, and one begins anew")
    func damaged() throws {
        try package.write("{", to: ".triptych/workshop/progress.json")
        var notes: [String] = []
        let bench = try Workbench(package.catalogue) { notes.append($0) }
        #expect(bench.progress == LearningProgress())
        #expect(notes.count == 1)
        #expect(notes.first?.contains("is now called progress.json.1") == true)
        #expect(try package.read(".triptych/workshop/progress.json.1") == "{")
    }

    @Test("Two at once: the second is refused, unless it only looks")
    func lock() throws {
        let first = try Workbench(package.catalogue) { _ in }
        let error = #expect(throws: PackageError.self) {
            try Workbench(package.catalogue) { _ in }
        }
        #expect(error?.description.contains("another command of this package") == true)
        _ = try Workbench(package.catalogue, isForReading: true) { _ in }
        withExtendedLifetime(first) {}
    }
}
