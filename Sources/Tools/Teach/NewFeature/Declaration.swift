import SwiftTokens

/// A name that a source file declares.
struct Declaration {
    let name: String
    let isType: Bool
    let path: String
    let line: Int

    var place: String { "\(path):\(line)" }

    /// The names in a source, found by the keyword before each: for templates, which no compiler can read.
    static func all(in source: String, at path: String) -> [Declaration] {
        let text = SwiftText(source)
        return text.words(after: types.union(members)).map { keyword, word in
            Declaration(
                name: text.text(word.range).filter { $0 != "`" },
                isType: types.contains(text.text(keyword.range)), path: path,
                line: text.line(at: word.range.lowerBound))
        }
    }

    private static let types: Set = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    private static let members: Set = ["case", "func", "let", "var"]
}
