/// Reads feature files as Cucumber reads them.
public struct GherkinReader: Sendable {
    /// Makes a reader; one can read any number of files.
    public init() {}

    /// Reads the text of a feature file.
    ///
    /// - Parameters:
    ///   - source: The text of the file.
    ///   - path: The path the result and the error are to show; nothing is read from it.
    /// - Returns: The feature with its scenarios; with none, if there is nothing but comments.
    /// - Throws: The first error in the file.
    public func read(_ source: String, path: String) throws(GherkinError) -> Feature {
        do throws(SyntaxError) {
            var parser = Parser(lines: LineScanner(source).lines)
            guard let feature = try parser.parseFile() else {
                return Feature(path: path, name: "", scenarios: [])
            }
            let scenarios = ScenarioCompiler(feature).scenarios()
            return Feature(path: path, name: feature.name, scenarios: scenarios)
        } catch {
            throw GherkinError(path: path, error)
        }
    }

    /// Reads the bytes of a feature file, which must be UTF-8.
    ///
    /// - Parameters:
    ///   - bytes: What the file holds.
    ///   - path: The path the result and the error are to show; nothing is read from it.
    /// - Returns: The feature with its scenarios; with none, if there is nothing but comments.
    /// - Throws: The first error in the file.
    public func read(
        _ bytes: some Sequence<UInt8>, path: String
    ) throws(GherkinError) -> Feature {
        let source: String
        do throws(SyntaxError) {
            source = try SourceDecoder(bytes).decode()
        } catch {
            throw GherkinError(path: path, error)
        }
        return try read(source, path: path)
    }
}
