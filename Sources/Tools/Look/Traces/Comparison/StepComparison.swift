import ArchitectureList
import ArchitectureRules
import Console
import Foundation
import Pages

extension CodeColumns {
    /// The calls of a step in the rows of their table, each below its caller, and the code of the functions.
    ///
    /// - Parameters:
    ///   - traces: The trace of each architecture, with this step only.
    ///   - subjects: The architectures.
    ///   - package: The folder of the package.
    ///   - subtitle: A remark on the whole.
    package init(
        ofStep step: String, in traces: [Trace], of subjects: [ArchitectureSources],
        package: URL, subtitle: String? = nil
    ) throws {
        let table = try CallTable(traces.map { $0.steps.flatMap(\.calls) }, package: package)
        let modules = Set(subjects.map(\.module))
        var columns = traces.map { _ in KnownFunctions(modules: modules) }
        var rows = table.rows.map { row in
            row.indices.map { column in row[column].map { [columns[column].block(of: $0)] } ?? [] }
        }
        if table.leftOut.contains(where: { $0 > 0 }) {
            rows.append(
                table.leftOut.map {
                    $0 == 0 ? [] : [.remark("… and \("call".counted($0)) more")]
                })
        }
        self.init(
            title: step, subtitle: subtitle, columns: traces.map(\.architecture),
            rows: rows.map { Row(title: "", cells: $0) })
    }
}

/// The functions of a column that have been shown or named.
private struct KnownFunctions {
    /// The modules whose code is shown.
    let modules: Set<String>
    var places: [SourcePlace] = []

    /// The block of the next call. The first call of a function has its code or its place; later calls have only the name.
    mutating func block(of line: CallTable.Line) -> CodeColumns.Block {
        let (call, note, concern) = (line.call, line.call.note, line.call.participant.colour)
        let title = String(repeating: "  ", count: line.depth) + call.function
        guard let place = call.place, !isKnown(place) else {
            return .mention(title: title, note: note, concern: concern?.rawValue, place: nil)
        }
        places.append(place)
        return isWorthReading(call)
            ? .code(at: place, title: title, note: note, concern: concern, lines: line.lines)
            : .mention(
                title: title, note: note, concern: concern?.rawValue, place: place.textUnderSources)
    }

    /// Whether the function was shown or named, or is a closure in a function that was shown.
    private func isKnown(_ place: SourcePlace) -> Bool {
        places.contains {
            $0.file == place.file && $0.firstLine <= place.firstLine
                && place.lastLine <= $0.lastLine
        }
    }

    private func isWorthReading(_ call: RecordedCall) -> Bool {
        modules.contains(call.module) && call.place?.folder != ArchitectureSources.binding
    }
}
