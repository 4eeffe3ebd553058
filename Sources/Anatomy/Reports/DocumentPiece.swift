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

    /// Takes a document apart. The lines that begin and end a part belong to what stands around it.
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

    private static func unclosed(_ piece: DocumentPiece, in document: String) -> AnatomyError {
        AnatomyError(
            "\(document), line \(piece.start - 1): the part \"\(piece.name ?? "")\" has no end; "
                + "put a line \"\(end)\" after it")
    }
}
