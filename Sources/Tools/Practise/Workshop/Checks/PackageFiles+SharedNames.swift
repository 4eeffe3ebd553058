import SwiftTokens
import Trials

extension PackageFiles {
    /// What the shared code declares: its types, or their members and the other names.
    ///
    /// - Parameter texts: The files as they were at some time.
    func sharedNames(_ kind: SwiftToken.Kind, in texts: FileTexts) throws -> Set<String> {
        let keywords: Set = [
            "struct", "class", "enum", "protocol", "typealias", "var", "let", "func", "case",
        ]
        return try entries.keys.filter { $0.hasPrefix("Sources/Shared/") }
            .reduce(into: []) { names, path in
                let code = SwiftText(try texts.text(at: path) ?? "")
                for (_, word) in code.words(after: keywords) where word.kind == kind {
                    names.insert(code.text(word.range))
                }
            }
    }
}
