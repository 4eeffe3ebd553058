import ArchitectureRules
import Foundation
import Traces

/// The code of the architectures, side by side.
package struct CodeComparison: Equatable, Sendable {
    package enum Cell: Equatable, Sendable {
        case passages([Passage])
        /// There is no code, for this reason; nil if no reason is shown.
        case absence(String?)

        /// That there is no role for a concern.
        static func absence(of concern: Concern, _ reason: String?) -> Cell {
            .absence(reason.map { "no \(concern.role) here: \($0)" })
        }
    }

    package struct Row: Equatable, Sendable {
        /// What is compared; empty for the same as in the row above.
        package let title: String
        package let cells: [Cell]
    }

    package let title: String
    package let architectures: [String]
    package let rows: [Row]

    package init(title: String, architectures: [String], rows: [Row]) {
        self.title = title
        self.architectures = architectures
        self.rows = rows
    }
}

extension CodeComparison {
    /// The code of a feature. Code with the same task is in the same row.
    ///
    /// - Parameter package: The folder of the package.
    package init(
        ofFeature feature: String, of subjects: [ArchitectureSources], in package: URL
    ) throws {
        try self.init(
            ofFeature: feature,
            columns: subjects.map { try ArchitectureFiles(of: $0, in: package) },
            texts: SourceTexts(package: package))
    }

    init(ofFeature feature: String, columns: [ArchitectureFiles], texts: SourceTexts) throws {
        let passages = try columns.map { try $0.passages(of: feature, in: texts) }
        var rows = Concern.allCases.map { concern in
            Row(
                title: concern.title,
                cells: zip(columns, passages).map { column, passages in
                    passages[concern].map(Cell.passages)
                        ?? .absence(
                            of: concern,
                            Structure.absence(of: concern, in: feature, of: column.subject.module))
                })
        }
        if passages.contains(where: { $0[nil] != nil }) {
            let cells = passages.map { $0[nil].map(Cell.passages) ?? .absence(nil) }
            rows.append(Row(title: "What else it takes", cells: cells))
        }
        self.init(title: feature, architectures: columns.map(\.subject.name), rows: rows)
    }
}

extension CodeComparison {
    /// The code that ran in a step, in the order it ran. Code with the same purpose is in the same
    /// row.
    ///
    /// - Parameters:
    ///   - traces: What each architecture did in that step, and in no other.
    ///   - subjects: The architectures.
    ///   - detail: Whether the code of the toolkit and the services is shown, or only named.
    package init(
        ofStep step: String, in traces: [Trace], of subjects: [ArchitectureSources],
        texts: SourceTexts,
        detail: CallTreeBuilder.Detail = .roles
    ) throws {
        let hops = try traces.map { trace in
            var reader = HopReader(
                texts: texts, architectures: Set(subjects.map(\.module)), detail: detail)
            for call in trace.steps.flatMap(\.calls) { try reader.read(call) }
            return reader.hops
        }
        let names = traces.map(\.architecture)
        let modules = names.map { name in
            subjects.first { $0.name == name }?.module ?? name
        }
        // A reason is shown once, and only if no code that ran in the step belongs to that part of
        // the app.
        var told = hops.map { Set($0.map(\.part)) }
        var last: AppPart?
        let rows = Alignment(hops) { $0.likeness(to: $1) }.rows.map { row in
            let part = row.lazy.compactMap { $0?.part }.first
            defer { last = part }
            return Row(
                title: part == last ? "" : part?.title ?? "",
                cells: row.indices.map { column in
                    if let hop = row[column] { return .passages(hop.passages) }
                    guard let part, told[column].insert(part).inserted else { return .absence(nil) }
                    return Self.absence(of: part, in: modules[column])
                })
        }
        self.init(title: step, architectures: names, rows: rows)
    }

    /// Why an architecture has nothing for a part of the app.
    private static func absence(of part: AppPart, in module: String) -> Cell {
        guard case .concern(let concern) = part else { return .absence(nil) }
        return .absence(of: concern, Structure.absence(of: concern, in: nil, of: module))
    }
}

/// Some lines of a source file, or the mention of a function whose lines are not shown.
package struct Passage: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case code
        /// The name and the place, since it stands outside of what is compared.
        case named
        /// That it ran again: it has been shown or named before.
        case again
    }

    package let kind: Kind
    /// The function; nil for a file in full.
    package let function: String?
    /// What there is to know of it, such as the protocol it was called by; nil for nothing.
    package let note: String?
    /// Nil for the setter of a stored property.
    package let place: SourcePlace?
    /// The lines, without what they are all indented by.
    package let lines: [String]

    package init(
        _ kind: Kind, function: String? = nil, note: String? = nil, place: SourcePlace?,
        lines: [String] = []
    ) {
        self.kind = kind
        self.function = function
        self.note = note
        self.place = place
        self.lines = Self.unindented(lines)
    }

    /// The function, without its type where the file is named after that.
    package var shortFunction: String? {
        guard let function, let place else { return function }
        for mark in [".", ": "] where function.hasPrefix(place.baseName + mark) {
            return String(function.dropFirst(place.baseName.count + mark.count))
        }
        return function
    }

    private static func unindented(_ lines: [String]) -> [String] {
        let written = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        let indent = written.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indent)) }
    }
}
