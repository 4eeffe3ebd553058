import Foundation
import SwiftTokens
import Toolchain

/// A file of an architecture: where it stands, and what it imports.
package struct SourceFile: Sendable {
    /// The module, such as `MVP`.
    package let module: String
    /// The folder in the module, such as `Login`; empty for files in none.
    package let feature: String
    /// The name without extension, such as `LoginPresenter`.
    package let name: String
    package let text: String
    package let imports: Set<String>
    /// Whether it declares a function, a property or a case.
    let hasMembers: Bool

    /// Its lines without comments, and without what stands in string literals.
    var codeLines: [Substring] {
        let tokens = SwiftText(text)
        var bytes = tokens.bytes
        for token in tokens.tokens where token.kind == .comment || token.kind == .string {
            for index in token.range where bytes[index] != UInt8(ascii: "\n") {
                bytes[index] = UInt8(ascii: " ")
            }
        }
        return String(decoding: bytes, as: UTF8.self).lines
    }

    var lines: [Substring] { text.lines }

    /// Its path in the folder of the module.
    package var path: String { (feature.isEmpty ? "" : feature + "/") + name + ".swift" }

    /// Its role, if its name has one. An extension has the role of its type: `LoginViewController+Rules`.
    package var role: Role? { Role(fileName: String(name.prefix { $0 != "+" })) }

    package init(module: String, feature: String, name: String, text: String) {
        self.module = module
        self.feature = feature
        self.name = name
        self.text = text
        let tokens = SwiftText(text)
        hasMembers = !tokens.words(after: ["func", "let", "var", "case"]).isEmpty
        imports = Set(tokens.words(after: ["import"]).map { tokens.text($0.word.range) })
    }

    /// The files of a module.
    ///
    /// - Parameter folder: The folder named after the module.
    package static func all(in folder: URL) throws -> [SourceFile] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let sources = paths.filter { $0.hasSuffix(".swift") && !PackageFolder.isHidden($0) }
        return try sources.sorted().map { path in
            let url = folder.appending(path: path)
            let places = path.split(separator: "/").map(String.init)
            return SourceFile(
                module: folder.lastPathComponent, feature: places.count > 1 ? places[0] : "",
                name: url.deletingPathExtension().lastPathComponent,
                text: try String(contentsOf: url, encoding: .utf8))
        }
    }
}

extension String {
    fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
