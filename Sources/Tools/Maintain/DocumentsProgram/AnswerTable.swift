import Console
import Foundation
import Toolchain

/// The table of README.md, in English or Chinese: what an architecture costs, with the most important figures first. The
/// figures are copied from tables in other documents.
struct AnswerTable {
    let architectures: [String]
    let documents: [GeneratedDocument]
    let isChinese: Bool

    func markdown() throws -> String {
        let rows = try size + newScreen + changes + faults + [time]
        return Table("", figures: architectures, rows: rows).markdown + "\n\n" + (try remark())
    }

    private var size: [[String]] {
        get throws {
            func cells(_ name: String) throws -> [String: String] {
                try documents.row(name, of: "", in: "anatomy size")
            }
            let (all, files) = (try cells("statements"), try cells("files"))
            let binding = try cells("statements in the binding code").mapValues { Int($0) ?? 0 }
            return [
                try row("size: statements, without the code that all four share", "语句数（不含四者共用的代码）")
                {
                    all[$0]
                },
                try row("size: statements without the hand-written binding", "其中，不算手写的绑定") {
                    name in
                    all[name].flatMap { Int($0) }.map { "\($0 - binding[name, default: 0])" }
                },
                try row("size: files", "文件数") { files[$0] },
            ]
        }
    }

    private var newScreen: [[String]] {
        get throws {
            func numbers(_ architecture: String) throws -> [String] {
                let row = try documents.row(
                    "new source files, lines", of: "A new screen", in: "new screen")
                return row[architecture]?.components(separatedBy: ", ") ?? []
            }
            return [
                try row("a new screen: source files", "新增一个页面：源文件数") { try numbers($0).first },
                try row("a new screen: lines", "新增一个页面：行数") { try numbers($0).last },
            ]
        }
    }

    private var changes: [[String]] {
        get throws {
            let collisions = "Two changes, merged"
            let pairs = try documents.row("pairs", of: collisions, in: "changes")[architectures[0]]
            return [
                try row(
                    "a change to the app: edited statements, median of twelve",
                    "一次需求变更：改动的语句数（十二次的中位数）"
                ) {
                    try documents.row("median", of: "Statements", in: "changes")[$0]
                },
                try row(
                    "a change to the app: edited files, median of twelve", "一次需求变更：改动的文件数（十二次的中位数）"
                ) {
                    let cell = try documents.row("median", of: "Files, roles", in: "changes")[$0]
                    return cell?.split(separator: ",").first.map(String.init)
                },
                try row(
                    "merge conflicts: of the \(pairs ?? "") pairs of these changes, those that conflict in git",
                    "这些变更两两合并（共 \(pairs ?? "全部") 种组合）：出现 Git 冲突的组合数"
                ) {
                    try documents.row("pairs with a conflict", of: collisions, in: "changes")[$0]
                },
            ]
        }
    }

    private var faults: [[String]] {
        get throws {
            [
                try row(
                    "deliberate faults: share that unit tests catch without a screen",
                    "故意植入的 bug：不打开页面，单元测试能查出的比例"
                ) {
                    let all = try faults(of: $0, in: "faults that compile").all
                    return share(try faults(of: $0, in: "unit tests").outside, of: all)
                },
                try row(
                    "deliberate faults: share that scenarios catch", "故意植入的 bug：scenario 能查出的比例"
                ) {
                    let all = try faults(of: $0, in: "faults that compile").all
                    return share(try faults(of: $0, in: "scenarios").all, of: all)
                },
            ]
        }
    }

    private var time: [String] {
        get throws {
            try row("time of a whole session, compared with MVC", "跑完一整套操作的耗时（以 MVC 为 1）") {
                let cell = try documents.row("one whole session", of: "Ready values", in: "run")[$0]
                // The cell of the reference is a time, and those of the others are ratios with an interval.
                return cell?.firstMatch(of: #/(.+) \(/#).map { String($0.1) } ?? "1"
            }
        }
    }

    private func row(
        _ english: String, _ chinese: String,
        _ cell: (_ architecture: String) throws -> String?
    ) throws -> [String] {
        try [isChinese ? chinese : english] + architectures.map { try cell($0) ?? "–" }
    }

    /// The number in a column of an architecture's table of faults: in all roles, and in all but view controllers.
    private func faults(
        of architecture: String, in column: String
    ) throws -> (all: Double?, outside: Double?) {
        func number(_ row: String) throws -> Double? {
            try documents.row(row, of: architecture, in: "faults")[column].flatMap(Double.init)
        }
        let (all, views) = (try number("all"), try number("ViewController"))
        return (all, all.flatMap { all in views.map { all - $0 } })
    }

    private func share(_ part: Double?, of whole: Double?) -> String? {
        guard let part, let whole, whole > 0 else { return nil }
        return (part / whole).formattedAsPercentage(places: 0)
    }

    /// Explains the rows, and why nobody should choose an architecture by its time.
    private func remark() throws -> String {
        let shares = try architectures.compactMap {
            try documents.row($0, of: "A tap over HTTP", in: "run").first {
                $0.key.hasPrefix("beyond ")
            }?.value
        }
        let most = shares.max { $0.compare($1, options: .numeric) == .orderedAscending } ?? "–"
        return isChinese
            ? """
            “故意植入的 bug”是对代码做的一处小改动，比如把一个条件取反。MVC 的逻辑都在 view controller 里，所以它的单元测试也要打开页面。scenario \
            则像用户一样使用整个 App。耗时放在最后一行，因为选型不该看它：测的时候没走网络；点一次如果要发 HTTP 请求，最多比 MVC 慢 \(most)。
            """
            : """
            A deliberate fault is one small change of the code, such as a negated condition. MVC has its logic in view controllers, so \
            its unit tests open screens, too. The scenarios use the whole app, as a person does. Time is the last row, because you \
            should not choose by it: it is measured without a network. With a request over HTTP, a tap takes at most \(most) longer \
            than in MVC.
            """
    }
}

extension [GeneratedDocument] {
    /// The cells of a row, by the headings of their columns. The table is in one of the generated parts.
    func row(
        _ name: String, of table: String, in part: String
    ) throws(PackageError) -> [String: String] {
        let (path, lines) = try self.part(part)
        let cells = lines.map(\.cells)
        // Search only in this table, because another one may have a row with this name.
        let start = cells.indices.first {
            cells[$0].first == table && ($0 == 0 || cells[$0 - 1].isEmpty)
        }
        let rows = cells.dropFirst(start ?? cells.count).prefix { !$0.isEmpty }
        guard let heading = rows.first, let row = rows.first(where: { $0.first == name }) else {
            throw PackageError(
                "\(path), part \"\(part)\": there is no row \"\(name)\" in a table \"\(table)\"")
        }
        return Dictionary(zip(heading, row)) { first, _ in first }
    }
}
