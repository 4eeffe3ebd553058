extension Step {
    /// An error in the file that stands where this step stands.
    func error(path: String, seen: String, expected: String, advice: String) -> GherkinError {
        GherkinError(
            path: path,
            SyntaxError(location: location, seen: seen, expected: expected, advice: advice))
    }

    /// What stands below the step, in words.
    var describedArguments: String {
        let names = arguments.map { argument in
            switch argument {
            case .dataTable: "a table"
            case .docString: "a doc string"
            }
        }
        return names.isEmpty ? "nothing" : names.joined(separator: " and ")
    }
}
