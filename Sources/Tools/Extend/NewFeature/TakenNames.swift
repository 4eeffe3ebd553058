import Console
import Foundation
import SwiftTokens
import Toolchain

/// The names that the package already uses, so that a new feature can't use them.
struct TakenNames {
    private let sources: [(path: String, text: String)]
    private let declarations: [Declaration]

    /// Reads the sources in some folders of a package.
    init(in folders: [String], of package: URL) throws {
        let paths = PackageFolder.files(in: folders, of: package)
        sources = try paths.filter { $0.hasSuffix(".swift") }.map { path in
            (path, try String(contentsOf: package.appending(path: path), encoding: .utf8))
        }
        declarations = sources.flatMap { Declaration.all(in: $0.text, at: $0.path) }
    }

    /// Throws if a screen or a control has this title, because a person or a step could not tell the two apart.
    func check(title: String) throws(UsageError) {
        for (path, text) in sources where text.contains("= \"\(title)\"\n") {
            throw UsageError("the app shows \"\(title)\" already (\(path)); choose another name")
        }
    }

    /// Throws if a part of a template would declare something again.
    func check(_ part: Template.Part, with placeholders: Placeholders) throws(UsageError) {
        for new in Declaration.all(in: part.text, at: part.path) where new.name.contains("__") {
            let name = placeholders.filled(new.name).filter { $0 != "`" }
            let isShort = new.name == Placeholders.member
            let taken = declarations.first { old in
                // Each type can have a member of its own with a short name, such as `view`.
                old.name == name && old.isType == new.isType
                    && (!isShort || old.path == part.path || old.path == Self.texts)
            }
            if let taken {
                throw UsageError(
                    "the feature would declare \(name), which is taken (\(taken.place)); "
                        + "choose another name")
            }
        }
    }

    /// The file with the names of all texts.
    private static let texts = "Sources/Shared/AppContract/Texts.swift"
}

/// A name that a source file declares.
private struct Declaration {
    let name: String
    let isType: Bool
    let path: String
    let line: Int

    var place: String { "\(path):\(line)" }

    /// The names that a source declares. They are found by the keyword before each name, because the compiler can't read
    /// templates.
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
