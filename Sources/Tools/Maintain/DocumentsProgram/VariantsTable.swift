import ArchitectureList
import ChangeCost
import Console
import Faults
import Foundation
import Toolchain

/// The table of VARIANTS.md: what a variant with unit tests costs, beside the architecture that it is a variant of. It has the
/// rows of the table of README.md. The figures are copied from other tables.
struct VariantsTable {
    let documents: [GeneratedDocument]

    /// Throws if no document has one of the parts.
    func markdown() throws -> String {
        let names = Self.columns.names
        let rows = try size + newScreen + changes + faults + [time]
        return Table(
            "", figures: names,
            rows: try rows.map { title, cell in [title] + (try names.map { try cell($0) ?? "–" }) }
        ).markdown
    }

    /// The architectures that they are variants of, then the variants.
    static let columns =
        Architecture.all.filter { original in
            Architecture.testedVariants.contains { $0.variantOf == original.name }
        } + Architecture.testedVariants

    /// A row: its title, and the text of the cell of an architecture or a variant.
    private typealias Row = (String, (String) throws -> String?)

    private func cell(
        _ row: String, of table: String, in part: String
    ) throws -> (String) -> String? {
        let cells = try documents.rows(of: table, in: part)[row]
        return { cells?[$0] }
    }

    private var size: [Row] {
        get throws {
            func cells(_ row: String) throws -> (String) -> String? {
                try cell(row, of: "", in: "anatomy of variants")
            }
            let (all, binding) = (
                try cells("statements"), try cells("statements in the binding code")
            )
            return [
                ("size: statements, without the code that all share", all),
                (
                    "size: statements without the hand-written binding",
                    { name in
                        all(name).flatMap { Int($0) }.map {
                            "\($0 - (binding(name).flatMap { Int($0) } ?? 0))"
                        }
                    }
                ),
                ("size: files", try cells("files")),
            ]
        }
    }

    private var newScreen: [Row] {
        get throws {
            let made = try cell("new source files, lines", of: "A new screen", in: "new screen")
            return [("files", 0), ("lines", 1)].map { unit, place in
                (
                    "a new screen: source \(unit)",
                    { made($0)?.components(separatedBy: ", ")[place] ?? "not made" }
                )
            }
        }
    }

    private var changes: [Row] {
        get throws {
            let title = CostFigure.inVariants.title
            let rows = try documents.rows(of: title, in: "changes")
            let count = rows.keys.count { $0.first?.isNumber == true }
            let pairs = try cell("pairs", of: VariantCosts.collisionsTitle, in: "changes")
            let figures = [
                ("edits, with those of unit tests", 0), ("edits of sources alone", 1),
                ("edited files", 3),
            ]
            return figures.map { figure, place in
                (
                    "a change to the app: \(figure), median of \(count)",
                    { rows["median"]?[$0]?.components(separatedBy: ", ").dropFirst(place).first }
                )
            } + [
                (
                    "merge conflicts: pairs of these changes that conflict in git, of \(pairs(Self.columns[0].name) ?? "–")",
                    try cell(
                        "pairs with a conflict", of: VariantCosts.collisionsTitle, in: "changes")
                )
            ]
        }
    }

    private var faults: [Row] {
        get throws {
            let table = FaultReport.sharesTitle
            let all = try documents.rows(of: table, in: "faults").merging(
                documents.rows(of: table, in: "faults of variants")
            ) { $1 }
            func row(_ title: String, _ column: String, withoutBinding: Bool = false) -> Row {
                (
                    title,
                    { name in
                        let alone = withoutBinding ? all[name + FaultReport.withoutBinding] : nil
                        return (alone ?? all[name])?[column]?.withoutInterval
                    }
                )
            }
            let (unitTests, scenarios) = ("unit tests without a screen", "scenarios or leak check")
            let same = "the same, without faults in the hand-written binding"
            return [
                row("deliberate faults: unit tests without a screen catch", unitTests),
                row(same, unitTests, withoutBinding: true),
                row("deliberate faults: all unit tests catch", "all unit tests"),
                row("deliberate faults: scenarios with their leak check catch", scenarios),
                row(same, scenarios, withoutBinding: true),
            ]
        }
    }

    private var time: Row {
        get throws {
            let session = "one whole session"
            let usual = try cell(session, of: "Ready values", in: "run")
            return (
                "time of a whole session, compared with MVC",
                { name in
                    let own = try cell(session, of: "\(name), ready values", in: "variants")
                    return (own(name) ?? usual(name))?.withoutInterval
                }
            )
        }
    }
}

extension String {
    /// The figure before an interval such as ` (1.10–1.20) ▲`.
    var withoutInterval: String? { firstMatch(of: #/(.+) \(/#).map { String($0.1) } }
}
