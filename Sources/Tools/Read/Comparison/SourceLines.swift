import Foundation
import Traces

/// Reads lines of the sources, each file once.
struct SourceLines {
    /// The folder of the package.
    let package: URL
    private var files: [String: [Substring]] = [:]

    init(package: URL) {
        self.package = package
    }

    /// The lines of a function.
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
