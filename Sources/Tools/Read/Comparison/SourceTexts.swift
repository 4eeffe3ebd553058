import Foundation
import Traces

/// The files of a package, by their paths in it.
package struct SourceTexts: Sendable {
    private let read: @Sendable (String) throws -> String

    /// Files that are read when they are asked for.
    package init(package: URL) {
        read = { try String(contentsOf: package.appending(path: $0), encoding: .utf8) }
    }

    /// Files that are known; others are empty.
    init(_ texts: [String: String]) {
        read = { texts[$0] ?? "" }
    }

    func passage(file: String) throws -> Passage {
        var lines = try read(file).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Passage(
            .code, place: SourcePlace(file: file, firstLine: 1, lastLine: max(1, lines.count)),
            lines: lines)
    }

    /// The lines from the first to the last of a place.
    package func lines(at place: SourcePlace) throws -> [String] {
        let lines = SourceLines(try read(place.file))
        return (place.firstLine...max(place.firstLine, place.lastLine)).map { String(lines[$0]) }
    }
}
