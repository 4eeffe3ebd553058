extension Step {
    /// An error in the file that stands where this step stands.
    func error(path: String, seen: String, expected: String, advice: String) -> GherkinError {
        GherkinError(
            path: path, location: location, seen: seen, expected: expected, advice: advice)
    }

    /// What stands below the step, in words.
    var describedArguments: String {
        let found = [dataTable.map { _ in "a table" }, docString.map { _ in "a doc string" }]
        let names = found.compactMap(\.self)
        return "with " + (names.isEmpty ? "nothing" : names.joined(separator: " and "))
            + " below it"
    }
}
