import Foundation
import SwiftTokens
import Toolchain

/// A file of an architecture, with its place, its text and its imports.
package struct SourceFile: Sendable {
    /// The module, such as `MVP`.
    package let module: String
    /// The folder in the module, such as `Login`. Empty for a file directly in the module's folder.
    package let feature: String
    /// The name without extension, such as `LoginPresenter`.
    package let name: String
    /// Its path in the folder of the module.
    package let path: String
    package let text: String
    package let imports: Set<String>
    /// Whether it declares a function, a property or a case.
    let hasMembers: Bool

    /// The types that it declares.
    package let types: Set<String>
    /// The protocols that it declares.
    package let protocols: Set<String>
    /// The types that it extends.
    package let extended: Set<String>

    /// Its lines without comments and string literals.
    var codeLines: [Substring] { code.lines }

    /// Its text with blanks in place of comments and string literals.
    var code: String { SwiftText(text).blanking([.comment, .string]) }

    var lines: [Substring] { text.lines }

    /// Its code without comments, white space and the names of types, to recognise copies.
    var form: [String] {
        let tokens = SwiftText(text)
        return tokens.tokens.filter { $0.kind != .comment }
            .map { $0.kind == .type ? "Type" : tokens.text($0.range) }
    }

    /// Its role, if its name has one.
    package var role: Role? { Role(fileName: name) }

    /// - Parameter path: Its path in the folder of the module.
    package init(module: String, path: String, text: String) {
        self.module = module
        self.path = path
        let places = path.split(separator: "/").map(String.init)
        feature = places.count > 1 ? places[0] : ""
        name = String(places.last?.dropLast(".swift".count) ?? "")
        self.text = text
        let tokens = SwiftText(text)
        hasMembers = !tokens.words(after: ["func", "let", "var", "case"]).isEmpty
        func words(after keywords: Set<String>) -> Set<String> {
            Set(tokens.words(after: keywords).map { tokens.text($0.word.range) })
        }
        imports = words(after: ["import"])
        types = words(after: ["class", "struct", "enum", "actor"])
        protocols = words(after: ["protocol"])
        extended = words(after: ["extension"])
    }

    /// The files of a module.
    ///
    /// - Parameter folder: The folder of the module, which has the module's name.
    package static func all(in folder: URL) throws -> [SourceFile] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let sources = paths.filter { $0.hasSuffix(".swift") && !PackageFolder.isHidden($0) }
        return try sources.sorted().map { path in
            SourceFile(
                module: folder.lastPathComponent, path: path,
                text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }
}

extension StringProtocol where SubSequence == Substring {
    var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
