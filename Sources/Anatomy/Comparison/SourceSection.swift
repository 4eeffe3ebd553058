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

    /// Where it is, in words.
    package var text: String { mark.map { "\(file), section \($0)" } ?? file }

    /// What the file is there for.
    var concern: Concern? { Role(fileName: file).map(Concern.init) }

    /// The folder that the file stands in.
    var folder: String { String(file.prefix { $0 != "/" }) }

    /// The sections of this title in the lines of a file. One goes on to the next mark, or to the end of what it
    /// stands in; titles such as `News: rows` continue the section `News`.
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

    /// What a mark says; nil if the line is none.
    fileprivate var title: String? {
        let mark = "// MARK: - "
        let text = drop { $0 == " " }
        return text.hasPrefix(mark) ? String(text.dropFirst(mark.count)) : nil
    }

    fileprivate func isPart(of title: String) -> Bool {
        self == title || hasPrefix(title + ":")
    }
}
