import ChangeCost
import Console
import Faults
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
            let collisions = try documents.rows(of: AuthorCollisions.title, in: "changes")
            let pairs = collisions["pairs"]?[architectures[0]] ?? "–"
            return [
                try row(
                    "a change to the app: edits, with those of unit tests, median of twelve",
                    "一次需求变更：改动量，含单元测试（十二次的中位数）"
                ) {
                    try number(0, of: CostFigure.edits.title, $0)
                },
                try row(
                    "edits beside those of \(architectures[0]), change by change, with the interval; = is no difference shown",
                    "改动量，逐次变更与 \(architectures[0]) 相比，附置信区间；= 表示未测出差异"
                ) { name in
                    if name == architectures[0] { return "1" }
                    let rows = try documents.rows(of: CostReport.comparedTitle, in: "changes")
                    let cell = rows[name]?["with \(architectures[0])"]
                    return isChinese ? cell?.replacing(" more", with: "，更多") : cell
                },
                try row(
                    "a change to the app: edits of sources alone, median of twelve",
                    "一次需求变更：只算源代码的改动量（十二次的中位数）"
                ) {
                    try number(1, of: CostFigure.edits.title, $0)
                },
                try row(
                    "a change to the app: edited files, median of twelve", "一次需求变更：改动的文件数（十二次的中位数）"
                ) {
                    try number(0, of: "Files, roles", $0)
                },
                try row(
                    "merge conflicts: of the \(pairs) pairs of eight changes, those that conflict in git, by author",
                    "八次变更两两合并（共 \(pairs) 种组合）：出现 Git 冲突的组合数，按作者"
                ) { name in
                    AuthorCollisions.titles(of: AuthorCollisions.conflicts)
                        .compactMap { collisions[$0]?[name] }.joined(separator: ", ")
                },
            ]
        }
    }

    /// One of the numbers in the median of a table of changes.
    private func number(
        _ place: Int, of table: String, _ architecture: String
    ) throws -> String? {
        let cell = try documents.row("median", of: table, in: "changes")[architecture]
        return cell?.components(separatedBy: ", ").dropFirst(place).first
    }

    private var faults: [[String]] {
        get throws {
            try [
                share(
                    "unit tests without a screen",
                    "deliberate faults: unit tests without a screen catch",
                    "故意植入的 bug：不打开页面，单元测试能查出的比例"),
                share(
                    "unit tests without a screen", withoutBinding: true,
                    "the same, without faults in the hand-written binding", "其中，不算手写绑定里的 bug"),
                share(
                    "all unit tests", "deliberate faults: all unit tests catch",
                    "故意植入的 bug：全部单元测试能查出的比例"),
                share(
                    "scenarios or leak check",
                    "deliberate faults: scenarios with their leak check catch",
                    "故意植入的 bug：scenario 和泄漏检查能查出的比例"),
                share(
                    "scenarios or leak check", withoutBinding: true,
                    "the same, without faults in the hand-written binding", "其中，不算手写绑定里的 bug"),
            ]
        }
    }

    /// A row with shares of the faults, without their intervals.
    private func share(
        _ column: String, withoutBinding: Bool = false, _ english: String, _ chinese: String
    ) throws -> [String] {
        let all = try documents.rows(of: FaultReport.sharesTitle, in: "faults")
        return try row(english, chinese) { name in
            let alone = withoutBinding ? all[name + FaultReport.withoutBinding] : nil
            return (alone ?? all[name])?[column]?.withoutInterval
        }
    }

    private var time: [String] {
        get throws {
            try row("time of a whole session, compared with MVC", "跑完一整套操作的耗时（以 MVC 为 1）") {
                let cell = try documents.row("one whole session", of: "Ready values", in: "run")[$0]
                // The cell of the reference is a time, and those of the others are ratios with an interval.
                return cell?.withoutInterval ?? "1"
            }
        }
    }

    private func row(
        _ english: String, _ chinese: String,
        _ cell: (_ architecture: String) throws -> String?
    ) throws -> [String] {
        try [isChinese ? chinese : english] + architectures.map { try cell($0) ?? "–" }
    }

    /// Explains the rows, and why nobody should choose an architecture by its time.
    private func remark() throws -> String {
        let shares = try architectures.compactMap {
            try documents.row($0, of: "A tap over HTTP", in: "run").first {
                $0.key.hasPrefix("beyond ")
            }?.value
        }
        let most = shares.max { $0.compare($1, options: .numeric) == .orderedAscending } ?? "–"
        let compared = try documents.rows(of: CostReport.comparedTitle, in: "changes")
        let models = compared["MVVM"]?["with MVP"] ?? "–"
        return isChinese
            ? """
            与 MVC 相比的改动量，比的是同一位作者做的同一次变更，取几何平均，不是上一行中位数之比；MVVM 与 MVP 之比是 \(models)。六组比较一起判断，所以置信区间不含 1 \
            也可能标 =（[判断规则](Benchmarks/CHANGES.md#the-rule-of-the-comparison)，英文）。\
            “故意植入的 bug”是对代码做的一处小改动，比如把一个条件取反（即变异测试）；不影响行为的改动不计入。MVC 的逻辑都在 view controller 里，所以它的单元测试要打开页面。\
            scenario 则像用户一样使用整个 App。耗时放在最后一行，因为选型不该看它：测的时候没走网络。通过 HTTP 刷新一次新闻，最多比 MVC 慢 \(most)。
            """
            : """
            The edits beside those of MVC are compared in the same change by the same author, and averaged as ratios, so they are not \
            the ratio of the medians above. MVVM beside MVP is \(models). Six comparisons are judged together, so "=" may stand \
            behind an interval without 1 ([the rule](Benchmarks/CHANGES.md#the-rule-of-the-comparison)). \
            A deliberate fault is one small change of the code, such as a negated condition; those that nobody can notice are left \
            out. MVC has its logic in view controllers, so its unit tests open screens. The scenarios use the whole app, as a person \
            does, and also look for objects that are leaked. Time is the last row, because you should not choose by it: it is measured without a network. To refresh the news \
            over HTTP takes at most \(most) longer than in MVC.
            """
    }
}

extension [GeneratedDocument] {
    /// The cells of a row, by the headings of their columns. The table is in one of the generated parts.
    func row(
        _ name: String, of table: String, in part: String
    ) throws(PackageError) -> [String: String] {
        if let row = try rows(of: table, in: part)[name] { return row }
        throw PackageError(
            "the generated part \"\(part)\": there is no row \"\(name)\" in a table \"\(table)\"")
    }

    /// The cells of all rows, by the names of the rows and the headings of the columns.
    func rows(
        of table: String, in part: String
    ) throws(PackageError) -> [String: [String: String]] {
        let cells = try self.part(part).lines.map(\.cells)
        // Search only in this table, because another one may have a row with this name.
        let start = cells.indices.first {
            cells[$0].first == table && ($0 == 0 || cells[$0 - 1].isEmpty)
        }
        let rows = cells.dropFirst(start ?? cells.count).prefix { !$0.isEmpty }
        guard let heading = rows.first else { return [:] }
        return Dictionary(
            rows.dropFirst().map { row in
                (row.first ?? "", Dictionary(zip(heading, row)) { first, _ in first })
            }
        ) { first, _ in first }
    }
}
