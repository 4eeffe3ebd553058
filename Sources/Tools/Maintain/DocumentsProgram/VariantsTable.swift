import ArchitectureList
import ChangeCost
import Console
import Faults
import Foundation

/// The table of VARIANTS.md: what a variant with unit tests costs, beside the architecture that it is a variant of. It has the
/// rows of the table of README.md. The figures are copied from other tables.
struct VariantsTable {
    let documents: [GeneratedDocument]

    /// Throws if no document has one of the parts.
    func markdown() throws -> String {
        let names = Self.columns.names
        let rows = try [size, newScreen] + changes + faults + [time]
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

    private var size: Row {
        get throws {
            let part = "anatomy of variants"
            let all = try cell("statements", of: "", in: part)
            let binding = try cell("statements in the binding code", of: "", in: part)
            return ("size: statements of the app", { AnswerTable.pair(all($0), less: binding($0)) })
        }
    }

    private var newScreen: Row {
        get throws {
            let made = try cell("new source files, lines", of: "A new screen", in: "new screen")
            return (
                "a new screen with one button: new source files, lines", { made($0) ?? "not made" }
            )
        }
    }

    private var changes: [Row] {
        get throws {
            let rows = try documents.rows(of: CostFigure.inVariants.title, in: "changes")
            let count = rows.keys.count { $0.first?.isNumber == true }
            let conflicts = VariantCosts.collisionsTitle
            let pairs = try cell("pairs", of: conflicts, in: "changes")(Self.columns[0].name)
            let medians = rows["median"] ?? [:]
            return [("with its unit tests", 0), ("without unit tests", 1)].map { figure, place in
                (
                    "edits of a change, \(figure), median of \(count), of each author",
                    { name in
                        let authors = AuthorCollisions.authors.indices.map {
                            VariantCosts.title(of: name, byAuthor: $0)
                        }
                        let figures = ([name] + authors).compactMap { medians[$0] }
                            .compactMap { $0.components(separatedBy: ", ").dropFirst(place).first }
                        return figures.isEmpty ? nil : figures.joined(separator: ", ")
                    }
                )
            } + [
                (
                    "of \(pairs ?? "–") pairs of these changes, those that conflict in git (MVVM: first author)",
                    try cell("pairs with a conflict", of: conflicts, in: "changes")
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
            return [
                ("unit tests without a screen", "unit tests without a screen"),
                ("all unit tests", "all unit tests"),
                ("scenarios with their leak check", "scenarios or leak check"),
            ].map { tests, column in
                (
                    "faults that \(tests) catch",
                    { name in
                        AnswerTable.pair(
                            all[name]?[column]?.withoutInterval,
                            all[name + FaultReport.withoutBinding]?[column]?.withoutInterval)
                    }
                )
            }
        }
    }

    private var time: Row {
        get throws {
            let session = "one whole session"
            let usual = try cell(session, of: "Ready values", in: "run")
            return (
                "time of one whole session, compared with MVC",
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
