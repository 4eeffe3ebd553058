import Toolchain

/// The parts of a document that a program writes, and what ought to stand in them.
package struct GeneratedParts {
    /// A line that is not what it ought to be.
    package struct Difference: Equatable, Sendable, CustomStringConvertible {
        /// The line in the document, from 1.
        let line: Int
        /// The line in the document; nil if a line is missing.
        package let found: String?
        /// The expected line; nil if there should be none.
        package let expected: String?

        package var description: String {
            """
            line \(line):
              is:        \(found ?? "(nothing)")
              should be: \(expected ?? "(nothing)")
            """
        }
    }

    private let program: String
    private let texts: [String: String]

    /// Takes what ought to stand in each part, by its name.
    ///
    /// - Parameter program: What the names of all these parts begin with. Others are left alone.
    package init(of program: String, _ texts: [String: String]) {
        self.program = program
        self.texts = texts
    }

    /// The document with all parts as they ought to be.
    ///
    /// - Parameter name: What the document is called in messages.
    package func updated(_ document: String, named name: String) throws -> String {
        try pieces(of: document, named: name)
            .flatMap { piece, expected in expected ?? piece.lines }.joined(separator: "\n")
    }

    /// Where the document is not as it ought to be.
    ///
    /// - Parameter name: What the document is called in messages.
    package func differences(in document: String, named name: String) throws -> [Difference] {
        try pieces(of: document, named: name).flatMap { piece, expected -> [Difference] in
            let expected = expected ?? piece.lines
            return (0..<max(piece.lines.count, expected.count)).compactMap { index in
                let found = index < piece.lines.count ? piece.lines[index] : nil
                let wanted = index < expected.count ? expected[index] : nil
                if found == wanted { return nil }
                return Difference(line: piece.start + index, found: found, expected: wanted)
            }
        }
    }

    /// The pieces of a document, each with its expected lines; nil for a piece that this program does not
    /// write.
    private func pieces(
        of document: String, named name: String
    ) throws -> [(piece: DocumentPiece, expected: [String]?)] {
        let pieces = try DocumentPiece.pieces(of: document, named: name)
        let ours = pieces.compactMap(\.name).filter {
            $0.split(separator: " ").first ?? "" == program
        }
        guard !ours.isEmpty else { throw error("\(name) has no generated part of \(program)") }
        if let unknown = ours.first(where: { texts[$0] == nil }) {
            throw error("\(name): nothing is called \"\(unknown)\"")
        }
        return pieces.map { piece in
            let text = piece.name.flatMap { texts[$0] }
            return (piece, text.map { [""] + $0.lines + [""] })
        }
    }

    private func error(_ what: String) -> PackageError {
        let names = texts.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return PackageError(
            "\(what); it begins with a line \"\(DocumentPiece.beginning)NAME -->\", "
                + "ends with a line \"\(DocumentPiece.end)\", and NAME is one of \(names)")
    }
}

/// Some lines of a document: a part that a program writes, or what stands between two of them.
///
/// A part stands between `<!-- generated: NAME -->` and `<!-- end -->`, each on a line of its own.
struct DocumentPiece {
    static let beginning = "<!-- generated: "
    static let end = "<!-- end -->"

    /// The number of the first line, from 1.
    let start: Int
    /// What the part is called; nil if it is none.
    let name: String?
    private(set) var lines: [String] = []

    /// Splits a document into pieces. The lines that begin and end a part belong to the pieces around it.
    ///
    /// - Parameter name: What the document is called in messages.
    static func pieces(of document: String, named name: String) throws -> [DocumentPiece] {
        var pieces = [DocumentPiece(start: 1, name: nil)]
        for (index, line) in document.lines.enumerated() {
            let open = pieces.last?.name
            if open != nil, line == end {
                pieces.append(DocumentPiece(start: index + 1, name: nil))
            }
            pieces[pieces.count - 1].lines.append(line)
            guard let part = partName(in: line) else { continue }
            if open != nil { throw unclosed(pieces[pieces.count - 1], in: name) }
            pieces.append(DocumentPiece(start: index + 2, name: part))
        }
        if let last = pieces.last, last.name != nil { throw unclosed(last, in: name) }
        return pieces
    }

    private init(start: Int, name: String?) {
        self.start = start
        self.name = name
    }

    private static func partName(in line: String) -> String? {
        guard line.hasPrefix(beginning), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst(beginning.count).dropLast(4))
    }

    private static func unclosed(_ piece: DocumentPiece, in document: String) -> PackageError {
        PackageError(
            "\(document), line \(piece.start - 1): the part \"\(piece.name ?? "")\" has no end; "
                + "put a line \"\(end)\" after it")
    }
}

extension String {
    var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The text in lines of no more than `width` characters, as far as its words allow.
    ///
    /// - Parameter indent: What stands before the first line, and twice before the others.
    package func wrapped(width: Int, indent: String = "") -> String {
        var lines: [String] = []
        var line = indent
        var isEmpty = true
        for word in split(separator: " ") {
            let longer = isEmpty ? line + word : line + " " + word
            if longer.count <= width || isEmpty {
                line = longer
            } else {
                lines.append(line)
                line = indent + indent + word
            }
            isEmpty = false
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
