import Anatomy
import ArchitectureRules
import Foundation
import SwiftSources
import SwiftTokens
import Toolchain

/// The faults that can be made in an architecture.
package struct FaultList: Codable, Sendable {
    package let architecture: String
    /// In the order of the files and of the places in them.
    package let faults: [Fault]

    /// Finds the faults of some architectures. Their modules are compiled for it.
    package static func read(
        _ subjects: [ArchitectureSources], of package: URL
    ) throws -> [FaultList] {
        let package = package.withoutLinks
        let files = try PackageSyntax.map(subjects.map(\.module), of: package) {
            file, source, tree in
            let path = source.withoutLinks.path
                .trimmingPrefix(package.path + "/")
            let code = SwiftText(try String(contentsOf: source, encoding: .utf8))
            return FileFaults(
                module: file.module, path: String(path), role: file.roleName, code: code,
                proposals: FaultReader.proposals(in: tree, of: code))
        }
        return subjects.map { subject in
            let found = files.filter { $0.module == subject.module }
                .flatMap { file in file.proposals.map { (file, $0) } }
            let faults = found.enumerated().map { index, found in
                found.0.fault(
                    found.1, id: Fault.ID(architecture: subject.name, number: index + 1))
            }
            return FaultList(architecture: subject.name, faults: faults)
        }
    }
}

/// The faults of a file that have no numbers yet.
struct FileFaults: Sendable {
    let module: String
    /// From the root of the package.
    let path: String
    let role: String
    let code: SwiftText
    let proposals: [Proposal]

    func fault(_ proposal: Proposal, id: Fault.ID) -> Fault {
        let line = code.line(at: proposal.range.lowerBound)
        return Fault(
            id: id, kind: proposal.kind, path: path, line: line,
            lineText: code.text(code.range(ofLine: line)).onOneLine, role: role,
            change: TextChange(
                range: proposal.range, before: code.text(proposal.range), after: proposal.after),
            edits: proposal.edits)
    }
}

extension [Fault] {
    /// A systematic sample: this many at equal distances, or all if there are fewer. Each file has its share.
    package func sample(_ size: Int) -> [Fault] {
        size < count ? (0..<size).map { self[$0 * count / size] } : self
    }
}

extension String {
    /// The text on one line.
    var onOneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
