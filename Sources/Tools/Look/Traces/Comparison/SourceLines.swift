import ArchitectureRules
import Foundation
import Pages

/// Reads lines of the sources, each file once.
package struct SourceLines {
    /// The folder of the package.
    let package: URL
    private var files: [String: [Substring]] = [:]

    package init(package: URL) {
        self.package = package
    }

    /// The lines at a place.
    mutating func lines(at place: SourcePlace) throws -> [Substring] {
        if files[place.file] == nil {
            let text = try String(
                contentsOf: package.appending(path: place.file), encoding: .utf8)
            files[place.file] = text.split(separator: "\n", omittingEmptySubsequences: false)
        }
        return files[place.file, default: []].dropFirst(place.firstLine - 1)
            .prefix(place.lastLine - place.firstLine + 1).map(\.self)
    }
}

extension [CodeColumns.Block] {
    /// A mark that there is no code for a concern, without a reason.
    static let nothing: Self = [.remark("—")]

    /// A remark that the architecture has no role for this concern, with the reason.
    static func absence(of concern: Concern, _ reason: String?) -> Self {
        reason.map { [.remark("no \(concern.role) here: \($0)")] } ?? nothing
    }
}

extension CodeColumns.Block {
    /// Lines of a source file, without their common indentation.
    static func code(
        at place: SourcePlace, title: String? = nil, note: String? = nil, concern: Concern? = nil,
        lines: [Substring]
    ) -> Self {
        let written = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        let indent = written.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return .code(
            title: title, note: note, concern: concern?.rawValue,
            place: place.textUnderSources, firstLine: place.firstLine,
            lines: lines.map { String($0.dropFirst(indent)) })
    }
}
