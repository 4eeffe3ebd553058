import ArchitectureRules
import Foundation
import Subprocesses
import Toolchain

/// The test coverage of the logic of an architecture.
package struct CoverageFigures: Codable, Equatable, Sendable {
    /// The lines of code in files of logic roles.
    package let lines: Int
    package let covered: Int

    /// The share, from 0 to 1.
    package var share: Double { lines == 0 ? 0 : Double(covered) / Double(lines) }
}

/// Measures the coverage of the logic by its tests.
package struct CoverageRun {
    private let build: SeparateBuild

    package init(of package: URL) {
        build = SeparateBuild(of: package, in: "coverage")
    }

    /// The coverage of each of some architectures, by its name.
    ///
    /// The tests are built for it, which takes a while the first time.
    package func figures(of subjects: [ArchitectureSources]) throws -> [String: CoverageFigures] {
        try test(["--enable-code-coverage", "--filter", filter(for: subjects)])
        let path = try test(["--show-codecov-path"])
        let file = URL(fileURLWithPath: path.trimmingCharacters(in: .whitespacesAndNewlines))
        let report = try JSONDecoder().decode(Report.self, from: try Data(contentsOf: file))
        return Dictionary(
            uniqueKeysWithValues: subjects.map { ($0.name, figures(of: $0, in: report)) })
    }

    /// Calls `swift test`.
    ///
    /// - Returns: Its output.
    @discardableResult
    private func test(_ arguments: [String]) throws -> String {
        let run = try build.swift("test", arguments)
        try run.expectSuccess(of: "swift test")
        return run.text
    }

    /// A filter for the suites of logic roles only: some other suites use screens.
    private func filter(for subjects: [ArchitectureSources]) -> String {
        let targets = subjects.compactMap(\.tests).joined(separator: "|")
        let roles = Role.tested.map(\.rawValue).joined(separator: "|")
        return "^(\(targets))\\.\\w*(\(roles))\\w*Tests"
    }

    private func figures(of subject: ArchitectureSources, in report: Report) -> CoverageFigures {
        let folder = build.package.appending(path: subject.folder).path + "/"
        let files = report.data.flatMap(\.files).filter { file in
            let name = URL(fileURLWithPath: file.filename).deletingPathExtension()
                .lastPathComponent
            return file.filename.hasPrefix(folder) && Role(fileName: name)?.isLogic == true
        }
        return CoverageFigures(
            lines: files.map(\.summary.lines.count).reduce(0, +),
            covered: files.map(\.summary.lines.covered).reduce(0, +))
    }

    /// What is needed of the report that `llvm-cov export` writes.
    private struct Report: Decodable {
        struct Export: Decodable {
            let files: [File]
        }

        struct File: Decodable {
            struct Summary: Decodable {
                let lines: Lines
            }

            struct Lines: Decodable {
                let count: Int
                let covered: Int
            }

            let filename: String
            let summary: Summary
        }

        let data: [Export]
    }
}
