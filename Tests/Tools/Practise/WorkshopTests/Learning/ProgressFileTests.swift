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

    @Test(
        "If the list is damaged or deleted, the open exercise is still open, and what passed is known",
        arguments: ["{", nil])
    func adopted(text: String?) throws {
        let package = try MadePackage.committed()
        let list = ".git/triptych/workshop/progress.json"
        do {
            var bench = try package.bench()
            try bench.start(bench.assignment("1", in: "MVC"))
            try package.write("first\nLOUD\nlast\n", to: "Sources/MVC/Voice.swift")
            let other = try bench.assignment("1", in: "MVC")
            try bench.record(
                CheckedWorkTests.pass, of: other, as: bench.beginCheck(of: other))
            _ = try bench.reset()
            try bench.start(bench.assignment("1", in: "MVP"))
        }
        try package.write("first\nloud\nlast\n", to: "Sources/MVP/Voice.swift")
        if let text {
            try package.write(text, to: list)
        } else {
            try FileManager.default.removeItem(at: package.folder.appending(path: list))
        }
        var notes: [String] = []
        var bench = try Workbench(package.catalogue) { notes.append($0) }
        #expect(notes.last?.contains("you are working on louder in MVP") == true)
        #expect(Set(bench.progress.entries.map(\.work.architecture)) == ["MVC", "MVP"])
        #expect(
            bench.progress.entries.filter { $0.passed != nil }.map(\.work.architecture) == ["MVC"])
        #expect(try bench.reset().saved?.number == 1)
        #expect(try package.read("Sources/MVP/Voice.swift") == "first\nquiet\nlast\n")
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
