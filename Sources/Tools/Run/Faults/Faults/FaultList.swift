import Anatomy
import ArchitectureRules
import Foundation
import SwiftSources

/// The faults that can be made in an architecture.
package struct FaultList: Codable, Sendable {
    package let architecture: String
    /// In the order of the files and of the places in them.
    package let faults: [Fault]

    /// Finds the faults of some architectures. Their modules are compiled for it.
    package static func read(
        _ subjects: [ArchitectureSources], of package: URL
    ) throws -> [FaultList] {
        let package = package.resolvingSymlinksInPath()
        let files = try PackageSyntax.map(subjects.map(\.module), of: package) {
            file, source, tree in
            let path = source.resolvingSymlinksInPath().path
                .trimmingPrefix(package.path + "/")
            let code = SourceCode(try String(contentsOf: source, encoding: .utf8))
            return FileFaults(
                module: file.module, path: String(path), role: file.roleName, code: code,
                proposals: proposals(in: tree, of: code))
        }
        return subjects.map { subject in
            FaultList(
                of: files.filter { $0.module == subject.module }, architecture: subject.name)
        }
    }

    init(architecture: String, faults: [Fault]) {
        self.architecture = architecture
        self.faults = faults
    }

    private init(of files: [FileFaults], architecture: String) {
        self.architecture = architecture
        let found = files.flatMap { file in file.proposals.map { (file, $0) } }
        faults = found.enumerated().map { index, found in
            let (file, proposal) = found
            return file.fault(
                proposal, id: Fault.ID(architecture: architecture, number: index + 1))
        }
    }

    /// The faults that can be made in a file, in the order of their places, each once.
    static func proposals(in tree: SyntaxNode, of code: SourceCode) -> [Proposal] {
        let sites = SiteReader.sites(in: tree, of: code)
        let all = sites.flatMap { site in FaultOperator.all.flatMap { $0.proposals(site, code) } }
        var seen: Set<String> = []
        return all.filter { proposal in
            seen.insert("\(proposal.kind) \(proposal.range) \(proposal.after)").inserted
        }.sorted { first, second in
            (first.range.lowerBound, first.range.upperBound, first.kind.order, first.after)
                < (
                    second.range.lowerBound, second.range.upperBound, second.kind.order,
                    second.after
                )
        }
    }
}

/// The faults of a file that have no numbers yet.
struct FileFaults: Sendable {
    let module: String
    /// From the root of the package.
    let path: String
    let role: String
    let code: SourceCode
    let proposals: [Proposal]

    func fault(_ proposal: Proposal, id: Fault.ID) -> Fault {
        let before = code.text(proposal.range)
        let start = proposal.range.lowerBound
        return Fault(
            id: id, kind: proposal.kind, path: path, line: code.line(at: start),
            lineText: code.text(code.lines(around: start..<start)).onOneLine, role: role,
            change: TextChange(range: proposal.range, before: before, after: proposal.after),
            edits: proposal.edits)
    }
}

extension [Fault] {
    /// So many of them at equal distances, or all if there are no more: a systematic sample, in which each file has
    /// its share.
    package func sample(_ size: Int) -> [Fault] {
        size < count ? (0..<size).map { self[$0 * count / size] } : self
    }
}
