import ArchitectureList
import Foundation
import Toolchain
import Trials
import Workshop

/// The package with a change, as the first author makes it in all architectures, and another one in variants.
struct ChangedSources {
    /// The texts that differ from those of the package, by path; nil for a file that is removed. The scenarios of the change
    /// are among the others.
    let changes: [String: String?]
    private let package: URL
    private let lines: [String: ChangedLines]

    init(of change: Exercise, in package: URL) throws {
        var given = FileTexts(of: package)
        let starts = change.starts.sorted { $0.key < $1.key }.map(\.value)
        try given.apply([change.shared].compactMap(\.self) + starts)
        var changed = given
        let solutions = change.withVariants.solutions.sorted { $0.key < $1.key }.map(\.value)
        try changed.apply(solutions)
        lines = try solutions.flatMap(\.paths).reduce(into: [:]) { lines, path in
            guard let new = try changed.text(at: path) else { return }
            lines[path] = ChangedLines(from: try given.text(at: path), to: new)
        }
        if let feature = change.feature, let text = try given.text(at: feature) {
            changed.replace("scenarios/\(change.folderName).feature", with: text)
        }
        self.package = package
        changes = changed.changes
    }

    /// The faults that can be made in the lines that the change adds or edits. The compiler reads a copy of the package.
    func faults(in subjects: [ArchitectureSources]) throws -> [FaultList] {
        let lock = try PackageLock(
            of: package, named: "changed", command: "`swift run faults --change`")
        return try lock.during {
            let copy = Sandbox(of: package, named: "changed")
            try copy.write(changes)
            return try FaultList.read(subjects, of: copy.folder).map { list in
                list.only { lines[$0.path]?.contain($0) ?? false }
            }
        }
    }
}
