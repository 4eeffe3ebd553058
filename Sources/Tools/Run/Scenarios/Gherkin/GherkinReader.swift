/// Reads feature files as Cucumber reads them.
package struct GherkinReader: Sendable {
    package init() {}

    /// Reads the text of a feature file.
    ///
    /// - Parameter path: The path to show in the result and in the error; nothing is read from it.
    /// - Returns: The feature with its scenarios; with none, if there is nothing but comments.
    /// - Throws: The first error in the file.
    package func read(_ source: String, path: String) throws(GherkinError) -> Feature {
        do throws(SyntaxError) {
            var parser = Parser(lines: SourceText.lines(of: source))
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
    package func read(
        _ bytes: some Sequence<UInt8>, path: String
    ) throws(GherkinError) -> Feature {
        let source: String
        do throws(SyntaxError) {
            source = try SourceText.decode(Array(bytes))
        } catch {
            throw GherkinError(path: path, error)
        }
        return try read(source, path: path)
    }
}
