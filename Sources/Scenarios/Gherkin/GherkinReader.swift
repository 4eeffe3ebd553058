import Foundation

/// Reads feature files as Cucumber reads them.
public struct GherkinReader: Sendable {
    /// Makes a reader.
    public init() {}

    /// Reads the bytes of a file, which must be UTF-8, with or without a byte-order mark.
    ///
    /// - Parameter path: What to call the file in errors.
    public func read(_ bytes: Data, path: String) throws(GherkinError) -> Feature {
        guard let source = String(validating: bytes, as: UTF8.self) else {
            throw GherkinError(
                path: path, location: locationOfInvalidText(in: bytes),
                seen: "bytes that are no text",
                expected: "UTF-8", advice: "save the file as UTF-8")
        }
        return try read(source, path: path)
    }

    /// Reads the text of a file.
    ///
    /// - Parameter path: What to call the file in errors.
    public func read(_ source: String, path: String) throws(GherkinError) -> Feature {
        let text = source.unicodeScalars.first == "\u{FEFF}" ? source.withoutFirstScalar : source
        var parser = FeatureParser(
            lines: SourceLine.lines(of: text), path: path, dialect: .english)
        guard let feature = try parser.parse() else {
            return Feature(path: path, name: "", scenarios: [])
        }
        return Feature(
            path: path, name: feature.name, scenarios: ScenarioCompiler(feature).compile())
    }

    /// Where the first bytes stand that are no UTF-8: behind the longest beginning that is.
    private func locationOfInvalidText(in bytes: Data) -> Location {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let number = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        let line = lines[number]
        let sound = (0...line.count).last {
            String(validating: line.prefix($0), as: UTF8.self) != nil
        }
        let text = String(decoding: line.prefix(sound ?? 0), as: UTF8.self)
        return Location(line: number + 1, column: text.unicodeScalars.count + 1)
    }
}

extension String {
    fileprivate var withoutFirstScalar: String {
        String(Substring(unicodeScalars.dropFirst()))
    }
}
