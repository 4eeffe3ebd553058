import Foundation
import Output

/// A text that is added to a file, at a place that must be there exactly once.
struct Insertion: Equatable, Sendable {
    enum Place: String, CaseIterable, Sendable {
        case afterLine = "after line"
        case beforeLine = "before line"
        case afterText = "after text"
    }

    let place: Place
    /// The text that marks the place: of a line, without what it is indented by.
    let anchor: String
    let text: String

    /// The file with the text in it.
    ///
    /// - Parameter path: The path of the file, for the error.
    func inserted(into file: String, at path: String) throws(NewFeatureError) -> String {
        let places =
            switch place {
            case .afterText: file.ranges(of: anchor)
            case .afterLine, .beforeLine: lines(of: file)
            }
        guard let range = places.first, places.count == 1 else {
            throw .package(Self.objection(anchor, found: places, in: file, at: path))
        }
        var result = file
        let index = place == .beforeLine ? range.lowerBound : range.upperBound
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

    private static func objection(
        _ anchor: String, found places: [Range<String.Index>], in file: String, at path: String
    ) -> String {
        let lines = places.map { place in
            String(file[..<place.lowerBound].count { $0 == "\n" } + 1)
        }
        let seen = lines.isEmpty ? "there is none" : "it is in lines \(lines.listed)"
        return
            "\(path): `\(anchor)` must be there exactly once, because the feature is added beside it, "
            + "but \(seen). Correct that file, and try again; nothing was written"
    }
}
