import Foundation

/// A name that a source file declares.
struct Declaration {
    let name: String
    let isType: Bool
    let path: String
    let line: Int

    var place: String { "\(path):\(line)" }

    /// The names in a source, found by the keyword before each: for templates, which no compiler can read.
    static func all(in source: String, at path: String) -> [Declaration] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().flatMap { index, line -> [Declaration] in
            let words = line.split(separator: " ")
            if words.first?.hasPrefix("//") == true { return [] }
            return zip(words, words.dropFirst()).compactMap { keyword, word in
                let name = word.drop { $0 == "`" }.prefix {
                    $0.isLetter || $0.isNumber || $0 == "_"
                }
                let isType = types.contains(String(keyword))
                guard isType || members.contains(String(keyword)), !name.isEmpty else { return nil }
                return Declaration(
                    name: String(name), isType: isType, path: path, line: index + 1)
            }
        }
    }

    private static let types: Set = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    private static let members: Set = ["case", "func", "let", "var"]
}
