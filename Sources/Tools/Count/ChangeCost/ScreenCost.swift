import ArchitectureList
import Console
import Foundation
import SwiftSources
import Toolchain

/// What a new screen costs in each architecture, before it does anything.
package struct ScreenCost {
    private let columns: [Column]

    /// - Parameters:
    ///   - files: The files that are new or edited for the screen.
    ///   - subjects: The architectures, in the order of the columns.
    ///   - package: The package in whose `.build` the texts are parsed.
    package init(
        of files: [FileChange], for subjects: [ArchitectureSources], in package: URL
    ) throws {
        let outlines = try ChangeCosts.outlines(of: files, in: package)
        columns = subjects.map { subject in
            Column(of: files.filter { subject.owns($0.path) }, for: subject, outlines: outlines)
        }
    }

    package var table: Table {
        func row(_ title: String, _ text: (Column) -> String) -> [String] {
            [title] + columns.map(text)
        }
        return Table(
            "A new screen", figures: columns.map(\.architecture),
            rows: [
                row("new source files, lines") { $0.newSources.text },
                row("types, protocols in them") { "\($0.types), \($0.protocols)" },
                row("source files edited, lines") { $0.editedSources.text },
                row("new test files, lines") { $0.newTests.text },
                row("test files edited, lines") { $0.editedTests.text },
            ])
    }

    private struct Column {
        let architecture: String
        let types, protocols: Int
        let newSources, editedSources, newTests, editedTests: [FileChange]

        init(
            of files: [FileChange], for subject: ArchitectureSources,
            outlines: [String: CodeOutline]
        ) {
            architecture = subject.name
            let sources = files.filter { $0.path.hasPrefix(subject.folder + "/") }
            let tests = files.filter { !sources.contains($0) }
            newSources = sources.filter { $0.old == nil }
            editedSources = sources.filter { $0.old != nil }
            newTests = tests.filter { $0.old == nil }
            editedTests = tests.filter { $0.old != nil }
            let cost = PatchCost(of: newSources, for: subject, outlines: outlines)
            types = cost.types.count
            protocols = cost.protocols.count
        }
    }
}

extension [FileChange] {
    /// The number of files, and the number of lines that are added or removed in them.
    fileprivate var text: String { "\(count), \(map(\.lines).sum.total)" }
}
