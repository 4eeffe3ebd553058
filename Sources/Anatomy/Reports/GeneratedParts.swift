/// The parts of a document that a program writes: what stands between `<!-- generated: NAME -->` and
/// `<!-- end -->`, each on a line of its own.
public struct GeneratedParts {
    /// A line that is not what it ought to be.
    public struct Difference: Equatable, Sendable, CustomStringConvertible {
        /// The line in the document, from 1.
        public let line: Int
        /// What stands there; nil if something is missing.
        public let found: String?
        /// What ought to stand there; nil if it is too much.
        public let expected: String?

        /// The line as it is shown.
        public var description: String {
            """
            line \(line):
              is:        \(found ?? "(nothing)")
              should be: \(expected ?? "(nothing)")
            """
        }
    }

    private static let beginning = "<!-- generated: "
    private static let end = "<!-- end -->"

    private let texts: [String: String]

    /// Takes what ought to stand in each part, by its name.
    public init(_ texts: [String: String]) {
        self.texts = texts
    }

    /// The document with all parts as they ought to be. Parts of other programs are left alone.
    public func updated(_ document: String) throws -> String {
        var lines: [String] = []
        for piece in try pieces(of: document) {
            lines += piece.expected ?? piece.lines
        }
        return lines.joined(separator: "\n")
    }

    /// Where the document is not as it ought to be.
    public func differences(in document: String) throws -> [Difference] {
        try pieces(of: document).flatMap { piece -> [Difference] in
            guard let expected = piece.expected else { return [] }
            return (0..<max(piece.lines.count, expected.count)).compactMap { index in
                let found = index < piece.lines.count ? piece.lines[index] : nil
                let wanted = index < expected.count ? expected[index] : nil
                return found == wanted
                    ? nil
                    : Difference(line: piece.start + index, found: found, expected: wanted)
            }
        }
    }

    /// Some lines of a document.
    private struct Piece {
        /// The number of the first line, from 1.
        let start: Int
        var lines: [String] = []
        /// What ought to stand here; nil where no part of this program is.
        var expected: [String]?
    }

    private func pieces(of document: String) throws -> [Piece] {
        var pieces = [Piece(start: 1)]
        var open: (name: String, line: Int)?
        var count = 0
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        for (index, line) in lines.enumerated() {
            if line == Self.end {
                open = nil
                pieces.append(Piece(start: index + 1))
            }
            pieces[pieces.count - 1].lines.append(line)
            guard line.hasPrefix(Self.beginning), line.hasSuffix(" -->") else { continue }
            let name = String(line.dropFirst(Self.beginning.count).dropLast(4))
            if let open { throw Self.unclosed(open) }
            open = (name, index + 1)
            let wanted = texts[name].map {
                [""] + $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                    + [""]
            }
            if wanted != nil { count += 1 }
            pieces.append(Piece(start: index + 2, expected: wanted))
        }
        if let open { throw Self.unclosed(open) }
        guard count > 0 else { throw nothingFound }
        return pieces
    }

    private static func unclosed(_ part: (name: String, line: Int)) -> AnatomyError {
        AnatomyError(
            "line \(part.line): the part \"\(part.name)\" has no end; put a line \"\(end)\" after it"
        )
    }

    private var nothingFound: AnatomyError {
        let names = texts.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return AnatomyError(
            """
            there is no generated part; put a line "\(Self.beginning)NAME -->" and a line "\(Self.end)" where one \
            ought to be, NAME being one of \(names)
            """)
    }
}
