import ArchitectureList
import Console
import Foundation
import SwiftSources
import Toolchain
import Trials

/// What it costs to move one screen from an architecture to another: the two differ by this much, counted as a change is.
struct MovedScreen: Codable {
    private let move: String
    private let screen: String
    private let cost: PatchCost
    /// The statements and declarations that are only in another file afterwards. Each counts as two edits.
    private let moved: Int

    /// The features that are screens with code of their own, from the shortest to the longest. Home and Root only arrange
    /// the others.
    private static let screens = ["Article", "Feedback", "Login", "News"]

    /// Counts the screens from each architecture to each later one, and to those of its variants that have tests.
    static func counted(
        for architectures: [Architecture], in package: URL
    ) throws -> [MovedScreen] {
        var moves: [(title: String, screen: String, to: ArchitectureSources, files: [FileChange])] =
            []
        for (index, before) in architectures.enumerated() {
            let variants = Architecture.testedVariants.filter { $0.variantOf == before.name }
            for after in architectures[(index + 1)...] + variants {
                for screen in screens {
                    let files = try difference(
                        of: [screen], from: before.subject, to: after.subject, in: package)
                    moves.append(
                        ("\(before.name) to \(after.name)", screen, after.subject, files))
                }
            }
        }
        if let massive = Architecture.variants.first(where: { $0.name == "MVCMassive" }),
            let split = architectures.first(where: { $0.name == massive.variantOf })
        {
            let files = try difference(
                of: ["Home", "News", "Feedback"], from: massive.subject, to: split.subject,
                in: package)
            moves.append((splitTitle, "Home", split.subject, files))
        }
        // A package may lack a screen or a variant.
        moves.removeAll { $0.files.isEmpty }
        let outlines = try ChangeCosts.outlines(of: moves.flatMap(\.files), in: package)
        return moves.map { move in
            let changes = move.files.map { OutlinedChange($0, outlines: outlines) }
            return MovedScreen(
                move: move.title, screen: move.screen,
                cost: PatchCost(of: changes, for: move.to), moved: moved(in: changes))
        }
    }

    /// The number of pieces that one file loses and another one gains.
    private static func moved(in changes: [OutlinedChange]) -> Int {
        var lost: [String: Int] = [:]
        for piece in changes.flatMap(\.removed) { lost[piece.code, default: 0] += 1 }
        return changes.flatMap(\.added).count { piece in
            guard let left = lost[piece.code], left > 0 else { return false }
            lost[piece.code] = left - 1
            return true
        }
    }

    /// Screens in one architecture, changed to the same screens in another.
    private static func difference(
        of screens: [String], from before: ArchitectureSources, to after: ArchitectureSources,
        in package: URL
    ) throws -> [FileChange] {
        let texts = FileTexts(of: package)
        /// The files of the screen, by the paths that they have in the architecture of the second one.
        func files(of subject: ArchitectureSources) -> [String: String] {
            let sources = PackageFolder.files(
                in: screens.map { "\(subject.folder)/\($0)" }, of: package)
            let tests = PackageFolder.files(
                in: [subject.testFolder].compactMap(\.self), of: package
            )
            // The tests of a view controller stay, because they only type and tap.
            .filter { path in
                screens.contains { path.fileName.hasPrefix($0) }
                    && !path.contains("ViewController")
            }
            let paths = (sources + tests).map { path in
                let inTests = subject.testFolder.map {
                    path.replacing($0, with: after.testFolder ?? $0)
                }
                return ((inTests ?? path).replacing(subject.folder, with: after.folder), path)
            }
            return Dictionary(uniqueKeysWithValues: paths)
        }
        let (old, new) = (files(of: before), files(of: after))
        return try Set(old.keys).union(new.keys).sorted().map { path in
            FileChange(
                path: path, old: try old[path].flatMap(texts.text),
                new: try new[path].flatMap(texts.text))
        }
    }

    /// The home screen in one view controller, split into three.
    private static let splitTitle = "MVCMassive to MVC"

    /// What it costs to split the home screen; nil if it was not counted.
    static func splitTable(of moves: [MovedScreen]) -> Table? {
        moves.first { $0.move == splitTitle }.map { split in
            Table(
                "Splitting the home screen of MVC", figures: ["edits of sources", "by moving"],
                rows: [["one view controller to three", split.cost.edits, 2 * split.moved]])
        }
    }

    /// A row for each move, a column for each screen.
    static func table(of moves: [MovedScreen]) -> Table {
        Table(
            "Edits of a move, of these in sources, in tests, by moving", figures: screens,
            rows: moves.map(\.move).uniqued().filter { $0 != splitTitle }.map { move in
                [move]
                    + screens.map { screen in
                        moves.first { $0.move == move && $0.screen == screen }
                            .flatMap(\.text) ?? "–"
                    }
            })
    }

    private var text: String? { CostFigure.edits.text(cost).map { "\($0), \(2 * moved)" } }
}
