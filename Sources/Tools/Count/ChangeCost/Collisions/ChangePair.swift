import ArchitectureList
import Foundation
import Toolchain
import Workshop

/// Two changes, merged as git merges two branches.
package struct ChangePair: Codable, Equatable, Sendable {
    /// Such as `01-send-disabled and 09-limit-from-server`.
    package let title: String
    /// The files in conflict, in each architecture that has a patch for both.
    let conflicts: [String: [String]]

    /// Merges each pair. A change that begins with a start of its own is left out, because its branch does not start from the
    /// package.
    package static func all(
        of changes: [Exercise], for subjects: [ArchitectureSources], in package: URL
    ) throws -> [ChangePair] {
        let changes = changes.filter(\.starts.isEmpty)
        let branches = try ChangeBranches(of: changes, in: package)
        let pairs = changes.indices.flatMap { index in
            changes[(index + 1)...].map { (one: changes[index], other: $0) }
        }
        return try pairs.concurrentMap { one, other in
            let files = try branches.conflicts(of: one.number, and: other.number)
            let both = subjects.filter {
                one.solutions[$0.name] != nil && other.solutions[$0.name] != nil
            }
            return ChangePair(
                title: "\(one.folderName) and \(other.folderName)",
                conflicts: both.reduce(into: [:]) { conflicts, subject in
                    conflicts[subject.name] = files.filter(subject.owns)
                })
        }
    }
}
