import Foundation
import Output
import Toolchain

/// The first table of README.md: what an architecture costs, in the order of its weight. Its figures are those of the tables in
/// other documents.
struct AnswerTable {
    let architectures: [String]
    let documents: [GeneratedDocument]

    func markdown() throws -> String {
        let collisions = "Two changes, merged"
        let pairs = try documents.row("pairs", of: collisions, in: "changes")
        let table = Table(
            "", figures: architectures,
            rows: [
                try row("statements in the whole app") {
                    try documents.row("statements", of: "", in: "anatomy size")[$0]
                },
                try row("of these in the binding") {
                    try documents.row("of these in the binding", of: "", in: "anatomy size")[$0]
                },
                try row("files") { try documents.row("files", of: "", in: "anatomy size")[$0] },
                try row("a new screen: source files") { try newScreen($0).first },
                try row("a new screen: lines") { try newScreen($0).last },
                try row("a change to the app: statements touched, median of twelve") {
                    try documents.row("median", of: "Statements", in: "changes")[$0]
                },
                try row("a change to the app: files touched, median of twelve") {
                    let cell = try documents.row("median", of: "Files, roles", in: "changes")[$0]
                    return cell?.split(separator: ",").first.map(String.init)
                },
                try row(
                    "pairs of these changes that conflict in git, of \(pairs[architectures[0]] ?? "all")"
                ) {
                    try documents.row("pairs with a conflict", of: collisions, in: "changes")[$0]
                },
                try row("deliberate faults that unit tests catch") {
                    try share(ofFaultsIn: $0, caughtBy: "unit tests")
                },
                try row("deliberate faults that scenarios catch") {
                    try share(ofFaultsIn: $0, caughtBy: "scenarios")
                },
                try row("time of a session, compared with MVC") {
                    let cell = try documents.row(
                        "one whole session", of: "Ready values", in: "run")[$0]
                    // Of the reference it is a time, and of the others a ratio with its interval.
                    return cell?.firstMatch(of: #/(.+) \(/#).map { String($0.1) } ?? "1"
                },
            ])
        return table.markdown + "\n\n" + (try remark())
    }

    private func row(
        _ title: String, _ cell: (_ architecture: String) throws -> String?
    ) throws -> [String] {
        try [title] + architectures.map { try cell($0) ?? "–" }
    }

    /// The number of source files, and of their lines.
    private func newScreen(_ architecture: String) throws -> [String] {
        try documents.row("new source files, lines", of: "A new screen", in: "new screen")[
            architecture]?.components(separatedBy: ", ") ?? []
    }

    private func share(
        ofFaultsIn architecture: String, caughtBy finder: String
    ) throws -> String? {
        let row = try documents.row(architecture, of: "All roles", in: "faults")
        guard let all = row["faults that compile"].flatMap(Double.init),
            let caught = row[finder].flatMap(Double.init)
        else { return nil }
        return (caught / all).formattedAsPercentage(places: 0)
    }

    /// Time comes last, and how little of it a person can notice.
    private func remark() throws -> String {
        let shares = try architectures.compactMap {
            try documents.row($0, of: "A tap over HTTP", in: "run").first {
                $0.key.hasPrefix("beyond ")
            }?.value
        }
        let most = shares.max { $0.compare($1, options: .numeric) == .orderedAscending } ?? "–"
        return """
            MVC's unit tests open the screen. The scenarios use the whole app, as a person does. Time is the last row, because \
            it should not decide. The session is measured without a network. In a tap over HTTP, the time that an architecture \
            adds to MVC's is at most \(most) of the whole.
            """
    }
}

extension [GeneratedDocument] {
    /// A row of a table in one of the parts: its cells, by the heading of their column.
    func row(
        _ name: String, of table: String, in part: String
    ) throws(PackageError) -> [String: String] {
        let (path, lines) = try self.part(part)
        let rows = lines.map(\.cells).drop { $0.first != table || $0.isEmpty }
            .prefix { !$0.isEmpty }
        guard let heading = rows.first, let row = rows.first(where: { $0.first == name }) else {
            throw PackageError(
                "\(path), part \"\(part)\": there is no row \"\(name)\" in a table \"\(table)\"")
        }
        return Dictionary(zip(heading, row)) { first, _ in first }
    }
}
