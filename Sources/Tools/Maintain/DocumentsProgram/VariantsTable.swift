import ArchitectureList
import ChangeCost
import Console
import Faults
import Foundation
import Toolchain

/// The table of VARIANTS.md: what a variant with unit tests costs, beside the architecture that it is a variant of. It has the
/// rows of the table of README.md. The figures are copied from other tables; there is a dash for those that are not there yet.
struct VariantsTable {
    /// A row: its title, and the cell of an architecture or a variant.
    private typealias Row = (title: String, cell: (String) -> String?)

    /// The architectures that they are variants of, then the variants.
    static let columns =
        Architecture.all.filter { original in
            Architecture.testedVariants.contains { $0.variantOf == original.name }
        } + Architecture.testedVariants

    let documents: [GeneratedDocument]

    /// Throws if no document has one of the parts.
    func markdown() throws -> String {
        let names = Self.columns.names
        let rows = try size + [newScreen] + changes + faults + [time]
        return Table(
            "", figures: names,
            rows: rows.map { row in [row.title] + names.map { row.cell($0) ?? "–" } }
        ).markdown
    }

    private var size: [Row] {
        get throws {
            let rows = try documents.rows(of: "", in: "anatomy of variants")
            func number(_ row: String, _ name: String) -> Int? {
                rows[row]?[name].flatMap { Int($0) }
            }
            return [
                (
                    "size: statements of the app",
                    { name in
                        let all = number("statements", name)
                        let binding = number("statements in the binding code", name) ?? 0
                        return AnswerTable.pair(
                            all.map { String($0) }, all.map { String($0 - binding) })
                    }
                ), ("size: files", { rows["files"]?[$0] }),
            ]
        }
    }

    private var newScreen: Row {
        get throws {
            let rows = try documents.rows(of: "A new screen", in: "new screen")
            return (
                "an empty new screen: files, lines of code",
                { rows["new source files, lines"]?[$0] ?? "not made" }
            )
        }
    }

    private var changes: [Row] {
        get throws {
            let rows = try documents.rows(of: CostFigure.inVariants.title, in: "changes")
            let pairs = try documents.rows(of: VariantCosts.collisionsTitle, in: "changes")
            let count = rows.keys.count { $0.first?.isNumber == true }
            func median(_ title: String, _ place: Int) -> Row {
                (
                    "\(title), median of \(count)",
                    { rows["median"]?[$0]?.components(separatedBy: ", ")[place] }
                )
            }
            return [
                median("edits of a change, with its unit tests", 0),
                median("edits of a change, without unit tests", 1),
                median("edited files of a change", 3),
                (
                    "pairs of these changes that conflict in git",
                    { name in
                        guard let all = pairs["pairs"]?[name] else { return nil }
                        return "\(pairs["pairs with a conflict"]?[name] ?? "–") of \(all)"
                    }
                ),
            ]
        }
    }

    private var faults: [Row] {
        get throws {
            let shares = try ["faults", "faults of variants"].map {
                try documents.rows(of: FaultReport.sharesTitle, in: $0)
            }
            func share(_ name: String, _ column: String) -> String? {
                shares.lazy.compactMap { $0[name]?[column]?.withoutInterval }.first
            }
            return [
                ("unit tests without a screen", "unit tests without a screen"),
                ("all unit tests", "all unit tests"), ("scenarios", "scenarios or leak check"),
            ].map { finder, column in
                (
                    "faults that \(finder) catch",
                    {
                        AnswerTable.pair(
                            share($0, column), share($0 + FaultReport.withoutBinding, column))
                    }
                )
            }
        }
    }

    private var time: Row {
        get throws {
            let tables =
                try [("Ready values", "run")].map { try documents.rows(of: $0.0, in: $0.1) }
                + Architecture.testedVariants.names.map {
                    try documents.rows(of: "\($0), ready values", in: "variants")
                }
            return (
                "time of one whole session, compared with MVC",
                { name in
                    tables.lazy.compactMap { $0["one whole session"]?[name]?.withoutInterval }.first
                }
            )
        }
    }
}

extension String {
    /// The figure before an interval such as ` (1.10–1.20) ▲`; nil if there is none.
    var withoutInterval: String? { firstMatch(of: #/(.+) \(/#).map { String($0.1) } }
}
