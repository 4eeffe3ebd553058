import ArchitectureList
import Console
import Foundation
import Toolchain
import Trials
import Workshop

/// What it costs to move one screen from an architecture to another, counted as a change is.
struct MovedScreen: Codable {
    private let title: String
    private let cost: PatchCost

    /// Counts the exercises in which a screen is moved, and the move of the same screen from bindings to `@Observable`.
    static func counted(
        of exercises: [Exercise], for subjects: [ArchitectureSources], in package: URL
    ) throws -> [MovedScreen] {
        var moves = exercises.filter { $0.kind == .refactor }.flatMap { exercise in
            // Leave out an exercise that does not fit, such as one about a rule that `new panel` has edited.
            let files = (try? exercise.patchedFiles(in: package).first) ?? [:]
            return subjects.compactMap { subject in
                files[subject.name].map { (exercise.title, subject, $0) }
            }
        }
        if let observing = try observingFeedback(in: package) { moves.append(observing) }
        let outlines = try ChangeCosts.outlines(of: moves.flatMap(\.2), in: package)
        return moves.map { title, subject, files in
            MovedScreen(
                title: title, cost: PatchCost(of: files, for: subject, outlines: outlines))
        }
    }

    /// The feedback of MVVM, and that of its variant with `@Observable`, as a change of MVVM.
    private static func observingFeedback(
        in package: URL
    ) throws -> (String, ArchitectureSources, [FileChange])? {
        let known = Architecture.known.subjects
        guard let before = known.first(where: { $0.name == "MVVM" }),
            let after = known.first(where: { $0.name == "MVVMObservation" })
        else { return nil }
        let texts = FileTexts(of: package)
        let names = PackageFolder.files(in: ["\(after.folder)/Feedback"], of: package)
            .map { $0.dropFirst(after.folder.count) }
        let files = try names.map { name in
            let path = before.folder + name
            return FileChange(
                path: path, old: try texts.text(at: path),
                new: try texts.text(at: after.folder + name))
        }
        return ("From a binding to @Observable", before, files)
    }

    /// A row for each move.
    static func table(of moves: [MovedScreen]) -> Table {
        Table(
            "Moving the feedback screen",
            figures: [CostFigure.edits.title.lowercased(), "files, roles"],
            rows: moves.map { move in
                [move.title, CostFigure.edits.text(move.cost), CostFigure.files.text(move.cost)]
            })
    }
}
