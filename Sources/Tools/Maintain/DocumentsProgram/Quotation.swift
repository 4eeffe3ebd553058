import Console
import Foundation
import Toolchain

/// Rows of tables in another document, as requested by the name of a generated part.
///
/// `quoted: run: Ready values (log in, send feedback); Growth` quotes two rows of one table of the part `run`, and all
/// rows of another one. `head` quotes the paragraph about the machine and the program.
struct Quotation {
    static let beginning = "quoted: "

    private let part: String
    private let tables: [(title: String, rows: [String])]

    init(_ name: String) throws(PackageError) {
        guard let match = name.wholeMatch(of: #/quoted: (\w+): (.+)/#) else {
            throw PackageError("there is no generated part \"\(name)\"; see CONTRIBUTING.md")
        }
        part = String(match.1)
        tables = match.2.matches(of: #/([^();]+)(?:\(([^)]*)\))?;?/#).map { table in
            let rows = table.2?.split(separator: ",").map(\.trimmed) ?? []
            return (table.1.trimmed, rows)
        }
    }

    func lines(in documents: [GeneratedDocument]) throws(PackageError) -> [String] {
        let (path, source) = try documents.part(part)
        var quoted: [[String]] = []
        for (title, rows) in tables {
            let lines = source.drop { $0.cells.first != title && !(title == "head" && $0.isHead) }
                .prefix { !$0.isEmpty }
            let chosen =
                rows.isEmpty
                ? Array(lines)
                : lines.prefix(2) + lines.filter { rows.contains($0.cells.first ?? "") }
            guard chosen.count == (rows.isEmpty ? lines.count : rows.count + 2), !lines.isEmpty
            else {
                throw PackageError(
                    "\(path), part \"\(part)\": the table \"\(title)\" is missing, "
                        + "or not all of its rows \(rows.joined(separator: ", ")) are there")
            }
            quoted.append(chosen)
        }
        return Array(quoted.joined(separator: [""]))
    }
}

extension StringProtocol {
    fileprivate var trimmed: String { String(self).trimmingCharacters(in: .whitespaces) }

    /// Whether it is a line of the paragraph with the circumstances of a run.
    fileprivate var isHead: Bool { hasPrefix("`") }
}
