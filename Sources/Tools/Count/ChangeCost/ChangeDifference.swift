import ArchitectureList
import ArchitectureRules
import Pages
import Trials
import Workshop

/// The patches of a change side by side. Files with the same task are in one row.
package struct ChangeDifference {
    /// A row of the columns.
    private enum Row: Hashable {
        case concern(Concern)
        case withoutRole, tests, doubles, elsewhere

        static let all =
            Concern.allCases.map(Row.concern) + [.withoutRole, .tests, .doubles, .elsewhere]

        init(of path: String, for subject: ArchitectureSources) {
            if path.hasPrefix(subject.folder + "/") {
                self = Role(fileName: path.fileName).map { .concern(Concern($0)) } ?? .withoutRole
            } else if subject.testFolders.contains(where: { path.hasPrefix($0 + "/") }) {
                self = path.holdsDoubles ? .doubles : .tests
            } else {
                self = .elsewhere
            }
        }

        var title: String {
            switch self {
            case .concern(let concern): concern.title
            case .withoutRole: "Other code"
            case .tests: "Tests"
            case .doubles: "Doubles"
            case .elsewhere: "Outside of the architecture"
            }
        }
    }

    private let change: Exercise
    private let solutions: [(title: String, subject: ArchitectureSources, patch: Patch)]

    package init(of change: Exercise, for subjects: [ArchitectureSources]) {
        self.change = change
        solutions = subjects.flatMap { subject in
            [
                (subject.name, subject, change.solutions[subject.name]),
                (
                    Exercise.titleInAType(subject.name), subject,
                    change.solutionsInAType[subject.name]
                ),
            ].compactMap { title, subject, patch in patch.map { (title, subject, $0) } }
        }
    }

    package var columns: CodeColumns {
        let cells = solutions.map { _, subject, patch in
            Dictionary(grouping: patch.files) { Row(of: $0.path, for: subject) }
        }
        let rows = Row.all.filter { row in cells.contains { $0[row] != nil } }
        return CodeColumns(
            title: change.title, subtitle: subtitle, columns: solutions.map(\.title),
            rows: rows.map { row in
                CodeColumns.Row(
                    title: row.title,
                    cells: zip(solutions, cells).map { solution, cells in
                        cells[row]?.map { $0.block(in: solution.subject) }
                            ?? [.remark("no change")]
                    })
            })
    }

    private var subtitle: String {
        let moves = change.description.moves.map { "Moves: \($0). " } ?? ""
        return moves
            + (change.shared.map { "Not shown: \($0.path), which all architectures share." } ?? "")
    }
}

extension FilePatch {
    fileprivate func block(in subject: ArchitectureSources) -> CodeColumns.Block {
        let place =
            path.hasPrefix(subject.folder + "/")
            ? String(path.dropFirst(subject.folder.count + 1)) : path
        return block(place: place)
    }
}
