import Foundation
import Toolchain

/// The names that the package has already, and that a new feature can't have too.
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

    /// Throws if a screen or a control has this title: people, and steps, could not tell them apart.
    func check(title: String) throws(NameError) {
        for (path, text) in sources where text.contains("= \"\(title)\"\n") {
            throw NameError("the app shows \"\(title)\" already (\(path)); choose another name")
        }
    }

    /// Throws if a part of a template would declare something again.
    func check(_ part: Template.Part, with placeholders: Placeholders) throws(NameError) {
        for new in Declaration.all(in: part.text, at: part.path) where new.name.contains("__") {
            let name = placeholders.filled(new.name).filter { $0 != "`" }
            let isShort = new.name == Placeholders.member
            let taken = declarations.first { old in
                // A short name, such as `view`, is another one in each type.
                old.name == name && old.isType == new.isType
                    && (!isShort || old.path == part.path || old.path == Self.texts)
            }
            if let taken {
                throw NameError(
                    "the feature would declare \(name), which is taken (\(taken.place)); "
                        + "choose another name")
            }
        }
    }

    /// Where the names of all texts stand.
    private static let texts = "Sources/Shared/AppContract/Texts.swift"
}
