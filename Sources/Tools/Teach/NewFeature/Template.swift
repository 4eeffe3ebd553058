import Foundation

/// What a new feature adds to the package: files of its own, and insertions into files that are there.
///
/// It is a text of parts. Each part begins with a line such as these, and an empty line before the next such
/// line is no part of it. What stands before the first part is a comment.
///
///     === file PATH
///     === in PATH after line TEXT
///     === in PATH before line TEXT
///     === in PATH after text TEXT
struct Template: Sendable {
    enum Part: Equatable, Sendable {
        case file(path: String, text: String)
        case insertion(Insertion, path: String)
    }

    /// The name of its own file.
    let name: String
    let parts: [Part]

    init(name: String, text: String) throws(NewFeatureError) {
        self.name = name
        var parts: [Part] = []
        for part in ("\n" + text).components(separatedBy: "\n" + Self.mark).dropFirst() {
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let body = lines.count == 2 ? String(lines[1]) : ""
            guard let part = Part(head: String(lines[0]), body: body) else {
                throw .package(
                    "Sources/Tools/Teach/NewFeature/Templates/\(name).txt: \"\(lines[0])\" is no part")
            }
            parts.append(part)
        }
        self.parts = parts
    }

    private static let mark = "=== "
}

extension Template.Part {
    var path: String {
        switch self {
        case .file(let path, _), .insertion(_, let path): path
        }
    }

    var text: String {
        switch self {
        case .file(_, let text): text
        case .insertion(let insertion, _): insertion.text
        }
    }

    func filled(by placeholders: Placeholders) -> Template.Part {
        let path = placeholders.filled(path)
        let text = placeholders.filled(text)
        return switch self {
        case .file: .file(path: path, text: text)
        case .insertion(let insertion, _):
            .insertion(
                Insertion(
                    place: insertion.place, anchor: placeholders.filled(insertion.anchor),
                    text: text), path: path)
        }
    }

    fileprivate init?(head: String, body: String) {
        if let path = head.removing(prefix: "file ") {
            let text = body.hasSuffix("\n") ? body : body + "\n"
            self = .file(path: path, text: text)
            return
        }
        for place in Insertion.Place.allCases {
            let words = head.removing(prefix: "in ")?.components(separatedBy: " \(place.rawValue) ")
            guard let path = words?.first, let anchor = words?.dropFirst().first else { continue }
            let isInLine = place == .afterText
            let text = isInLine ? body.trimmingCharacters(in: .newlines) : body
            let lines = isInLine || text.hasSuffix("\n") ? text : text + "\n"
            self = .insertion(Insertion(place: place, anchor: anchor, text: lines), path: path)
            return
        }
        return nil
    }
}

extension String {
    fileprivate func removing(prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
