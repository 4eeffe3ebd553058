import ArchitectureList
import Console
import Foundation
import Toolchain

/// What a new feature adds to the package: files of its own, and insertions into existing files.
///
/// A template consists of parts. Each part begins with a line in one of the forms below. An empty line at the end of a
/// part does not belong to it. Text before the first part is a comment.
///
///     === file PATH
///     === in PATH after line TEXT
///     === in PATH before line TEXT
///     === in PATH after text TEXT
struct Template: Sendable {
    struct Part: Equatable, Sendable {
        let path: String
        let text: String
        /// The place where the text is inserted into an existing file; nil for a new file.
        let place: InsertionPlace?

        func filled(by placeholders: Placeholders) -> Part {
            Part(
                path: placeholders.filled(path), text: placeholders.filled(text),
                place: place.map {
                    InsertionPlace(side: $0.side, anchor: placeholders.filled($0.anchor))
                })
        }
    }

    let parts: [Part]

    /// - Parameter name: The name of the template's file, for the error.
    init(name: String, text: String) throws(PackageError) {
        var parts: [Part] = []
        for part in ("\n" + text).components(separatedBy: "\n=== ").dropFirst() {
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let body = lines.count == 2 ? String(lines[1]) : ""
            guard let part = Part(head: String(lines[0]), body: body) else {
                throw PackageError(
                    "\(Self.folder)/\(name).txt: \"\(lines[0])\" is not a valid first line of a part"
                )
            }
            parts.append(part)
        }
        self.parts = parts
    }

    private static let folder = "Sources/Tools/Extend/NewFeature/Templates"

    /// - Parameter name: The module of an architecture, or another name such as `scenario`.
    init(named name: String) throws(PackageError) {
        guard Bundle.module.names(in: "Templates").contains("\(name).txt") else {
            throw PackageError(
                "there is no template for \(name); add one to \(Self.folder), or choose another "
                    + "architecture with --architecture NAME")
        }
        try self.init(name: name, text: Bundle.module.text(at: "Templates/\(name).txt"))
    }
}

extension Template.Part {
    fileprivate init?(head: String, body: String) {
        if head.hasPrefix("file ") {
            path = String(head.dropFirst("file ".count))
            text = body.hasSuffix("\n") ? body : body + "\n"
            place = nil
            return
        }
        for side in InsertionPlace.Side.allCases where head.hasPrefix("in ") {
            let words = head.dropFirst("in ".count).components(separatedBy: " \(side.rawValue) ")
            guard words.count > 1 else { continue }
            path = words[0]
            place = InsertionPlace(side: side, anchor: words[1])
            text =
                side == .afterText
                ? body.trimmingCharacters(in: .newlines)
                : body.hasSuffix("\n") ? body : body + "\n"
            return
        }
        return nil
    }
}

/// The words of a template that stand for the name of a feature.
struct Placeholders {
    /// A member named exactly like the feature.
    static let member = "__case__"

    private let values: [String: String]

    /// - Parameter owner: The one architecture that has the feature; nil if all have it.
    init(_ name: FeatureName, owner: ArchitectureSources?) {
        values = [
            "__Feature__": name.typeName,
            "__feature__": name.memberPrefix,
            Self.member: name.memberName,
            "__title__": name.title,
            "__words__": name.phrase,
            "__scenario__": name.fileName + (owner.map { "-" + $0.name.lowercased() } ?? ""),
            "__only__": owner.map { "@only-\($0.name)\n" } ?? "",
            "__folder__": owner?.folder ?? "",
            "__module__": owner?.module ?? "",
        ]
    }

    func filled(_ text: String) -> String {
        values.reduce(text) { $0.replacing($1.key, with: $1.value) }
    }
}
