import Foundation

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
        var lines = try read(file).lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Passage(
            .code, place: SourcePlace(file: file, firstLine: 1, lastLine: max(1, lines.count)),
            lines: lines)
    }

    func passages(file: String, section: SourceSection) throws -> [Passage] {
        let lines = try read(file).lines
        return section.places(in: lines).map { place in
            Passage(
                .code,
                place: SourcePlace(
                    file: file, firstLine: place.lowerBound + 1, lastLine: place.upperBound),
                lines: Array(lines[place]))
        }
    }

    /// The lines from the first to the last of a place.
    func lines(at place: SourcePlace) throws -> [String] {
        let lines = SourceLines(try read(place.file))
        return (place.firstLine...max(place.firstLine, place.lastLine)).map { String(lines[$0]) }
    }
}

/// A part of a file that serves a feature which has no folder of its own: what stands below a comment
/// `// MARK: - ` and its title.
package struct SourceSection: Equatable, Sendable {
    /// The file in the folder of its module, without extension.
    let file: String
    /// The title of the section; nil for what stands before the first.
    let mark: String?

    init(_ file: String, mark: String?) {
        self.file = file
        self.mark = mark
    }

    package var text: String { mark.map { "\(file), section \($0)" } ?? file }

    var concern: Concern? { Role(fileName: file).map(Concern.init) }

    var folder: String { String(file.prefix { $0 != "/" }) }

    /// The sections of this title in the lines of a file. A section ends at the next mark, or where the block
    /// around it ends; titles such as `News: rows` continue the section `News`.
    ///
    /// - Returns: Where they are, counted from 0, without blank lines at either end.
    func places(in lines: [String]) -> [Range<Int>] {
        let marks = lines.indices.filter { lines[$0].title != nil }
        guard let mark else { return [0..<(marks.first ?? lines.count)].map(lines.trimmed) }
        return marks.filter { lines[$0].title?.isPart(of: mark) == true }.map { start in
            let indent = lines[start].indent
            let end = lines.indices.dropFirst(start + 1).first { index in
                lines[index].title != nil
                    || !lines[index].isBlank && lines[index].indent < indent
            }
            return lines.trimmed(start..<(end ?? lines.count))
        }
    }
}

extension [String] {
    /// A range of lines without blank ones at either end.
    fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
        let written = range.filter { !self[$0].isBlank }
        guard let first = written.first, let last = written.last else { return range }
        return first..<(last + 1)
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
    fileprivate var indent: Int { prefix { $0 == " " }.count }

    /// The title of a mark; nil if the line is not a mark.
    fileprivate var title: String? {
        let mark = "// MARK: - "
        let text = drop { $0 == " " }
        return text.hasPrefix(mark) ? String(text.dropFirst(mark.count)) : nil
    }

    fileprivate func isPart(of title: String) -> Bool {
        self == title || hasPrefix(title + ":")
    }
}
