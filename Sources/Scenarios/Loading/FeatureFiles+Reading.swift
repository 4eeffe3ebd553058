import Foundation

extension FeatureFiles {
    /// Reads a feature file.
    public static func read(_ path: String) throws(GherkinError) -> Feature {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw GherkinError(
                path: path,
                SyntaxError(
                    location: Location(line: 1, column: 1), seen: "nothing that can be read",
                    expected: "a feature file", advice: "see whether this is a file you may read"))
        }
        return try GherkinReader().read(bytes, path: path)
    }
}
