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
        let rows = try [size, newScreen, edits] + faults
        return Table("", figures: architectures, rows: rows).markdown + "\n\n" + (try remark())
    }

    private var size: [String] {
        get throws {
            func cells(_ name: String) throws -> [String: String] {
                try documents.row(name, of: "", in: "anatomy size")
            }
            let all = try cells("statements")
            let binding = try cells("statements in the binding code")
            return try row(
                "size: statements of the app", "规模：语句数", page: "Sources/ANATOMY.md"
            ) {
                Self.pair(all[$0], less: binding[$0])
            }
        }
    }

    private var newScreen: [String] {
        get throws {
            let cells = try documents.row(
                "new source files, lines", of: "A new screen", in: "new screen")
            return try row(
                "a new screen with one button: new source files, lines",
                "新增一个只有一个按钮的页面：新增源文件数、代码行数（不含测试）",
                page: "Benchmarks/CHANGES.md#what-does-a-new-screen-cost"
            ) { cells[$0] }
        }
    }

    private var edits: [String] {
        get throws {
            let reference = architectures[0]
            let rows = try documents.rows(of: CostReport.comparedTitle, in: "changes")
            return try row(
                "edits of a change, with its unit tests, compared with \(reference)",
                "一次需求变更的改动量（含单元测试），以 \(reference) 为 1",
                page: "Benchmarks/CHANGES.md#what-was-found"
            ) { name in
                if name == reference { return "1" }
                let cell = rows[name]?["with \(reference)"]
                return isChinese ? cell.map(Self.inChinese) : cell
            }
        }
    }

    private static func inChinese(_ comparison: String) -> String {
        comparison.replacing(" more", with: "，更多").replacing(" fewer", with: "，更少")
    }

    private var faults: [[String]] {
        get throws {
            try [
                share(
                    "unit tests without a screen",
                    "faults that unit tests without a screen catch", "缺陷检出率：不打开页面的单元测试"),
                share(
                    "all unit tests",
                    "faults that all unit tests catch (this tells how thorough our tests are)",
                    "缺陷检出率：全部单元测试（主要反映测试写得多全）"),
                share(
                    "scenarios or leak check", "faults that scenarios with their leak check catch",
                    "缺陷检出率：scenario（含泄漏检查）"),
            ]
        }
    }

    /// A row with shares of the faults.
    private func share(_ column: String, _ english: String, _ chinese: String) throws -> [String] {
        let all = try documents.rows(of: FaultReport.sharesTitle, in: "faults")
        func share(_ row: String) -> String? {
            all[row]?[column]
        }
        return try row(english, chinese, page: "Sources/FAULTS.md") {
            Self.pair(share($0), share($0 + FaultReport.withoutBinding))
        }
    }

    /// A figure without the hand-written binding, and behind it the same figure with it, if that is another one.
    static func pair(_ figure: String?, _ withoutBinding: String?) -> String? {
        guard let figure, let withoutBinding, withoutBinding != figure else { return figure }
        return "\(withoutBinding) / \(figure)"
    }

    /// A number without those in the hand-written binding, and behind it the whole number.
    static func pair(_ all: String?, less binding: String?) -> String? {
        pair(all, all.flatMap { Int($0) }.map { "\($0 - (binding.flatMap { Int($0) } ?? 0))" })
    }

    /// A row whose name is a link to the page that says how to count it.
    private func row(
        _ english: String, _ chinese: String, page: String,
        _ cell: (_ architecture: String) throws -> String?
    ) throws -> [String] {
        let name = "[\(isChinese ? chinese : english)](\(page))"
        return try [name] + architectures.map { try cell($0) ?? "–" }
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
        func ratio(_ name: String, _ other: String) -> String {
            let cell = compared[name]?["with \(other)"] ?? "–"
            return isChinese ? Self.inChinese(cell) : cell
        }
        let leftOut = try documents.rows(of: CostReport.leftOutTitle, in: "changes").values
            .compactMap { $0["VIPER / MVVM"] }
        let unsure = leftOut.count { $0.hasSuffix("?") }
        let faults = try documents.rows(of: FaultReport.sharesTitle, in: "faults")
        let counts = architectures.compactMap { faults[$0]?["noticeable"] }
        return isChinese
            ? """
            - **/** 前面的数字不算我们自己实现的绑定机制（MVVM 的 `Binding` 目录），用 Combine 或 RxSwift 的团队看这个；后面的算上。把值和控件连起来的代码，两个数字里都有。MVVM 只列一个数字时，已包含绑定机制。
            - **改动量**：增加或删除的语句和声明，修改一处计为 2（删一处、加一处）。比较的是同一位作者做的同一项变更（八项变更，每项三份实现），\
            取几何平均，括号里是 95 % 置信区间。改的是什么，比用哪种架构影响更大。其余几组：VIPER 与 MVP \(ratio("VIPER", "MVP"))，VIPER 与 MVVM \(ratio("VIPER", "MVVM"))（\(leftOut.count) 项变更里，有 \(unsure) 项只要去掉其中一项就测不出，结论不稳），\
            MVVM 与 MVP \(ratio("MVVM", "MVP"))。[每个比值在多大程度上取决于个别变更和作者](Benchmarks/CHANGES.md#what-was-found)（英文）。
            - **缺陷**是程序自动对代码做的小改动，比如把一个条件取反（变异测试，mutation testing），共用的 model 不算在内；\
            人或测试能察觉的，\(zip(architectures, counts).map { "\($0) \($1) 个" }.joined(separator: "、"))。括号里是 95 % 置信区间。
            - **不打开页面**：这一行主要说明代码放在哪里，因为 presenter、view model、interactor 里的缺陷几乎都能查出。MVC 的代码全在 view controller 里。
            - **全部单元测试**：MVC 的测试会打开每个页面；VIPER 的每个页面有一个测试检查模块的组装，MVP 和 MVVM 没有。除了 MVP 和 MVVM 的 view controller，测试都是对照这里的缺陷补全的。
            - **运行时间**不是选型的理由：刷新一次新闻，就算服务器在同一个进程里，多花的时间也不超过整次刷新的 \(most)（[全部数字](Benchmarks/README.md)，英文）。
            """
            : """
            - **/** parts the figures without and with our own code for observable values (MVVM's folder `Binding`), which you don't need \
            with Combine or RxSwift. The lines that connect values with controls are in both. Rows with one figure for MVVM include all.
            - **Edits** are statements and declarations that are added or removed; a changed one is two edits. Each ratio compares one \
            author's solutions of one change. The row has their geometric mean (three solutions of each of eight changes) and its 95 % interval. \
            What is changed matters more than the architecture. The other comparisons: VIPER with MVP \(ratio("VIPER", "MVP")), VIPER with \
            MVVM \(ratio("VIPER", "MVVM")) (no longer shown if any one of \(unsure) of the \(leftOut.count) changes is left out), and MVVM with MVP \(ratio("MVVM", "MVP")). [How much each depends on single changes and \
            authors](Benchmarks/CHANGES.md#what-was-found).
            - **Faults** are small changes of the code that a program makes, such as a negated condition (mutation testing): \
            \(counts.listed(with: "and")) that somebody can notice, and none in the model that all share. In brackets is the 95 % interval of a share.
            - **Without a screen:** this row mostly says where the code is, because nearly all faults in presenters, view models and \
            interactors are caught. In MVC all code is in view controllers.
            - **All unit tests:** those of MVC open every screen. VIPER has a test of how each screen is assembled, and MVP and MVVM have \
            none. But for the view controllers of MVP and MVVM, they were written until they caught what these faults showed.
            - **Run time** is no reason to choose: the extra time is at most \(most) of a refresh of the news, even with the server in the \
            same process ([all times](Benchmarks/README.md)).
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
            // The second line separates the heading from the rows.
            rows.dropFirst(2).map { row in
                (row.first ?? "", Dictionary(zip(heading, row)) { first, _ in first })
            }
        ) { first, _ in first }
    }
}
