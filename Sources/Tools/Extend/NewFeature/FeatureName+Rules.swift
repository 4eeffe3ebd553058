import Console
import Foundation

extension FeatureName {
    /// Throws unless the text can be the name of a type in upper camel case.
    static func check(_ name: String) throws(UsageError) {
        guard let objection = objection(to: name) else { return }
        let shown = name.shortened(to: 40).printable
        let better = suggestion(for: name).map { "try \($0)" }
        throw UsageError("\"\(shown)\" \(objection); " + (better ?? "give a name such as Profile"))
    }

    /// What is wrong with the name; nil if it is valid.
    private static func objection(to name: String) -> String? {
        guard let first = name.first else { return "is empty" }
        if let stranger = name.first(where: { !$0.isPartOfName }) {
            return "has \"\(String(stranger).printable)\", which is neither a letter nor a digit"
        }
        if typeKeywords.contains(name) || keywords.contains(name) { return "is a keyword of Swift" }
        if !first.isLetter { return "begins with a digit, but the name of a type can't" }
        if first.isLowercase {
            return
                "begins with a lowercase letter, but the name of a type begins with an uppercase letter"
        }
        if name.utf8.count > longest {
            return
                "is too long: \(name.utf8.count) bytes, and at most \(longest) fit into the file names"
        }
        return nil
    }

    /// A valid name that was probably meant; nil if there is none.
    private static func suggestion(for name: String) -> String? {
        let words = name.split { !$0.isPartOfName }.map {
            $0.prefix(1).uppercased() + $0.dropFirst()
        }
        let joined = String(words.joined().drop { !$0.isLetter })
        let suggestion = joined.prefix(1).uppercased() + joined.dropFirst()
        return objection(to: suggestion) == nil ? suggestion : nil
    }

    /// The maximum length in bytes. File systems allow 255, and a file's name adds a suffix such as `ViewController.swift`.
    private static let longest = 200

    /// Keywords that begin with a capital.
    private static let typeKeywords: Set = ["Any", "Self"]

    /// Keywords that need backticks as the name of a member.
    static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while",
    ]
}

extension Character {
    /// Whether it is a letter or a digit of any script, with its marks.
    fileprivate var isPartOfName: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
                .otherLetter, .nonspacingMark, .spacingMark, .decimalNumber:
                true
            default: false
            }
        }
    }
}
