import Console
import Foundation
import Toolchain

/// The place in a file where a text is inserted: beside an anchor that must occur exactly once.
struct InsertionPlace: Equatable, Sendable {
    enum Side: String, CaseIterable, Sendable {
        case afterLine = "after line"
        case beforeLine = "before line"
        case afterText = "after text"
    }

    let side: Side
    /// The text that marks the place. For a line, it is the line without its indentation.
    let anchor: String

    /// The text of the file with the new text inserted.
    ///
    /// - Parameter path: The path of the file, for the error.
    func insert(
        _ text: String, into file: String, at path: String
    ) throws(PackageError) -> String {
        let places = side == .afterText ? file.ranges(of: anchor) : lines(of: file)
        guard let range = places.first, places.count == 1 else {
            let lines = places.map { place in
                String(file[..<place.lowerBound].count { $0 == "\n" } + 1)
            }
            let seen = lines.isEmpty ? "it is not there" : "it is in lines \(lines.listed)"
            throw PackageError(
                "\(path): `\(anchor)` must occur exactly once, because the feature is added beside it, "
                    + "but \(seen). Correct that file, and try again; nothing was written")
        }
        var result = file
        let index = side == .beforeLine ? range.lowerBound : range.upperBound
        result.insert(contentsOf: text, at: index)
        return result
    }

    /// The lines that have this text, with their ends.
    private func lines(of file: String) -> [Range<String.Index>] {
        file.split(separator: "\n").filter { $0.drop { $0 == " " } == anchor }.map { line in
            let end = line.endIndex
            return line.startIndex..<(end == file.endIndex ? end : file.index(after: end))
        }
    }
}
