import ArchitectureList
import Console
import Foundation
import Toolchain

/// The faults that nobody can notice, each with a reason that a person has written. In studies of mutation testing
/// they are called equivalent mutants.
///
/// They are listed in a Markdown file. A heading with `##` is a reason. Each list item below it is a fault to which the
/// reason applies, in backticks: `` - `Sources/Architectures/MVP/A.swift: call removed: view?.show()` ``. All other
/// lines are ignored.
package struct EquivalentFaults: Sendable {
    private struct Item {
        let entry: String
        let reason: String
        let line: Int
    }

    /// The file, from the root of the package.
    package static let path = "Tests/equivalent-faults.md"

    private let items: [Item]
    private let entries: [Fault.ID: String]
    /// Whether the faults of variants are among those that can be listed.
    private let areVariantsRead: Bool

    /// Reads the file of a package. Without a file, no fault is known to be equivalent.
    package init(of package: URL, among lists: [FaultList]) throws {
        let file = package.appending(path: Self.path)
        let hasFile = FileManager.default.fileExists(atPath: file.path)
        try self.init(
            hasFile ? String(contentsOf: file, encoding: .utf8) : "", among: lists)
    }

    init(_ text: String, among lists: [FaultList]) throws(PackageError) {
        var items: [Item] = []
        var reason: String?
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("## ") {
                reason = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
            } else if line.hasPrefix("- ") {
                let place = "\(Self.path):\(index + 1)"
                guard line.count > 4, line.hasPrefix("- `"), line.hasSuffix("`") else {
                    throw PackageError(
                        "\(place): saw \(String(line).printable); expected a fault between backticks, as `swift run faults "
                            + "--only FAULT` prints it")
                }
                guard let reason else {
                    throw PackageError(
                        "\(place): saw a fault without a reason; write the reason above it, as a heading with ##"
                    )
                }
                items.append(
                    Item(
                        entry: String(line.dropFirst(3).dropLast()), reason: reason, line: index + 1
                    ))
            }
        }
        self.items = items
        entries = lists.entries
        areVariantsRead = entries.values.contains(where: \.isInVariant)
    }

    /// The outcomes, in which a fault that nobody caught is marked as equivalent if the file has a reason for it.
    package func explaining(_ outcomes: [FaultOutcome]) -> [FaultOutcome] {
        let reasons = Dictionary(items.map { ($0.entry, $0.reason) }) { first, _ in first }
        return outcomes.map { outcome in
            guard outcome.isMissed, let entry = entries[outcome.fault.id],
                let reason = reasons[entry]
            else { return outcome }
            return FaultOutcome(fault: outcome.fault, verdict: .equivalent(reason))
        }
    }

    /// How a fault that nobody caught is written in the file.
    package func line(for fault: Fault) -> String { "- `\(entries[fault.id] ?? "")`" }

    /// The lines about faults that no longer exist. Those in variants are ignored unless the faults of variants were read.
    package func complaints() -> [String] {
        let known = Set(entries.values)
        return items.filter { item in
            !known.contains(item.entry) && (areVariantsRead || !item.entry.isInVariant)
        }.map { item in
            "\(Self.path):\(item.line): there is no fault \(item.entry.printable); remove the line, or "
                + "write it as `swift run faults --only FAULT` prints it"
        }
    }

    /// The lines about faults that somebody has caught.
    package func complaints(about outcomes: [FaultOutcome]) -> [String] {
        let caught = Dictionary(
            outcomes.filter { !$0.catches.isEmpty }.map { (entries[$0.fault.id] ?? "", $0) }
        ) { first, _ in first }
        return items.compactMap { item in
            guard let outcome = caught[item.entry] else { return nil }
            let finders = Finder.allCases.filter { outcome.catches[$0] != nil }.map(\.title)
            return
                "\(Self.path):\(item.line): \(outcome.fault.id) is caught by \(finders.joined(separator: ", ")), so it "
                + "changes something; remove the line"
        }
    }
}

extension [FaultList] {
    /// The text for each fault in the file: its path and its change, such as
    /// `Sources/Architectures/MVP/A.swift: call removed: view?.show()`. The text has no number and no line, because these
    /// differ as soon as code above is edited. A long change is shortened. If two faults have the same text, the second
    /// one ends in ` #2`.
    fileprivate var entries: [Fault.ID: String] {
        var entries: [Fault.ID: String] = [:]
        var counts: [String: Int] = [:]
        for fault in flatMap(\.faults) {
            let entry = "\(fault.path): \(fault.summary.shortened(to: 100))"
            let count = counts[entry, default: 0] + 1
            counts[entry] = count
            entries[fault.id] = count == 1 ? entry : "\(entry) #\(count)"
        }
        return entries
    }
}

extension String {
    /// Whether the fault that it stands for is in a variant.
    fileprivate var isInVariant: Bool { hasPrefix(ArchitectureSources.variants + "/") }
}
