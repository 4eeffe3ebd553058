import ArchitectureList
import ArchitectureRules
import Console
import SwiftSources
import Toolchain

extension PatchCost {
    /// Counts what a change does to the files of an architecture and of its tests.
    ///
    /// - Parameter outlines: The outlines, by text.
    init(
        of changes: [FileChange], for subject: ArchitectureSources, outlines: [String: CodeOutline]
    ) {
        self.init(of: changes.map { OutlinedChange($0, outlines: outlines) }, for: subject)
    }

    init(of all: [OutlinedChange], for subject: ArchitectureSources) {
        let sources = all.filter { $0.isSwift(in: subject.folder) }
        let touched = sources.flatMap(\.touched)
        let protocols = Set(sources.flatMap(\.protocols))
        let names = touched.compactMap(\.type).uniqued().sorted()
        files = sources.map { File($0, in: subject) }
        types = names.filter { !protocols.contains($0) }
        self.protocols = names.filter(protocols.contains)
        requirements = touched.filter { $0.kind == .requirement }.map(\.fullName).uniqued().sorted()
        let tests = all.filter { change in
            subject.testFolders.contains { change.isSwift(in: $0) }
        }
        self.tests = subject.tests.map { _ in TestCost(of: tests) }
        let counted = Set((sources + tests).map(\.path))
        elsewhere = all.map(\.path).filter { !counted.contains($0) }.sorted()
    }
}

extension PatchCost.File {
    fileprivate init(_ change: OutlinedChange, in subject: ArchitectureSources) {
        path = String(change.path.dropFirst(subject.folder.count + 1))
        role = Role(fileName: path.fileName)?.rawValue
        statements = change.edits { $0 == .statement }
        declarations = change.edits { $0 != .statement }
        lines = change.lines
    }
}

extension ArchitectureSources {
    /// The folders of its unit tests, and of the doubles that all architectures share.
    var testFolders: [String] {
        [Self.doublesFolder] + [testFolder].compactMap(\.self)
    }
}

/// A change of a file with the outlines of both texts.
struct OutlinedChange {
    let path: String
    let lines: Edits
    let before: CodeOutline
    let after: CodeOutline
    let added: [CodePiece]
    let removed: [CodePiece]

    init(_ change: FileChange, outlines: [String: CodeOutline]) {
        func outline(of text: String?) -> CodeOutline {
            text.flatMap { outlines[$0] } ?? CodeOutline()
        }
        path = change.path
        lines = change.lines
        before = outline(of: change.old)
        after = outline(of: change.new)
        let difference = after.pieces.difference(from: before.pieces) {
            // A piece that has only moved to another function, together with its neighbours, counts as unchanged.
            $0.kind == $1.kind && $0.code == $1.code
        }
        added = difference.insertions.map(\.piece)
        removed = difference.removals.map(\.piece)
    }

    /// All pieces that were added or removed.
    var touched: [CodePiece] { added + removed }

    /// The protocols that the file declares before or after.
    var protocols: Set<String> { before.protocols.union(after.protocols) }

    func edits(of isCounted: (CodePiece.Kind) -> Bool) -> Edits {
        Edits(
            added: added.count { isCounted($0.kind) }, removed: removed.count { isCounted($0.kind) }
        )
    }

    func isSwift(in folder: String) -> Bool {
        path.hasPrefix(folder + "/") && path.hasSuffix(".swift")
    }
}

extension String {
    /// The name of the file at this path.
    var fileName: String { String(split(separator: "/").last ?? "") }
}

extension CodePiece {
    /// Its name with that of its type, such as `FeedbackView.clearText()`.
    var fullName: String { [type, member].compactMap(\.self).joined(separator: ".") }
}

extension CollectionDifference<CodePiece>.Change {
    fileprivate var piece: CodePiece {
        switch self {
        case .insert(_, let element, _), .remove(_, let element, _): element
        }
    }
}
