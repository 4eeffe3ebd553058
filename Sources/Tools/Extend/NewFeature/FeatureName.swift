import Console
import Foundation

/// The name of a feature, in the forms in which code, files and people use it.
package struct FeatureName: Equatable, Sendable {
    /// The prefix of its types, such as `UserProfile`.
    package let typeName: String
    private let words: [String]

    /// - Throws: If the text can't be the name of a feature in any package.
    package init(_ text: String) throws(UsageError) {
        // The compiler compares names byte by byte, and some letters can be typed in two ways.
        let name = text.precomposedStringWithCanonicalMapping
        try Self.check(name)
        typeName = name
        words = name.wordsInCamelCase
    }

    /// The prefix of its members, such as `userProfile`.
    var memberPrefix: String { words[0].lowercased() + words.dropFirst().joined() }

    /// The name of a member without a suffix, in backticks if it is a keyword.
    var memberName: String {
        Self.keywords.contains(memberPrefix) ? "`\(memberPrefix)`" : memberPrefix
    }

    /// The name of its scenario file, such as `user-profile`.
    var fileName: String { words.map { $0.lowercased() }.joined(separator: "-") }

    /// The title of its screen, such as "User profile".
    package var title: String { ([words[0]] + laterWords).joined(separator: " ") }

    /// Its name within a sentence, such as "user profile".
    var phrase: String {
        let first = words[0].isAcronym ? words[0] : words[0].lowercased()
        return ([first] + laterWords).joined(separator: " ")
    }

    private var laterWords: [String] {
        words.dropFirst().map { $0.isAcronym ? $0 : $0.lowercased() }
    }
}

extension String {
    /// The words of a name: `URLListView` is `URL`, `List` and `View`.
    fileprivate var wordsInCamelCase: [String] {
        var words: [String] = []
        let letters = Array(self)
        for index in letters.indices {
            let isInside = index > 0 && !letters[index - 1].isUppercase
            let next = letters.indices.contains(index + 1) ? letters[index + 1] : nil
            let isStart = letters[index].isUppercase && (isInside || next?.isLowercase == true)
            if index == 0 || isStart { words.append("") }
            words[words.count - 1].append(letters[index])
        }
        return words
    }

    /// Whether it stays in capitals within a sentence.
    fileprivate var isAcronym: Bool { count > 1 && !contains(where: \.isLowercase) }
}
