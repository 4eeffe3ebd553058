import Foundation

extension FeatureFiles {
    /// Reads a feature file.
    public static func read(_ path: String) throws(GherkinError) -> Feature {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw GherkinError(
                path: path, location: Location(line: 1, column: 1),
                seen: "a file that cannot be read",
                expected: "a feature file", advice: "see whether it may be read")
        }
        return try GherkinReader().read(bytes, path: path)
    }
}
