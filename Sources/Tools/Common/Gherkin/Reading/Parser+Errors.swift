import Console

extension Parser {
    /// The error where neither the next line nor the end of the file is expected.
    func unexpected() -> GherkinError {
        error(
            at: remaining.first?.location ?? end,
            seen: remaining.first.map { String($0.content).quotedOnOneLine }
                ?? LineKind.endOfFile.rawValue,
            expected: expected.uniqued().map(\.rawValue).listed(with: "or"), advice: advice)
    }

    /// The error of a doc string without a closing delimiter.
    func unclosed(_ delimiter: String, openedAt opening: Line) -> GherkinError {
        error(
            at: end, seen: LineKind.endOfFile.rawValue,
            expected: "\(delimiter) to close the doc string of line \(opening.number)",
            advice: "put \(delimiter) on a line of its own below the doc string")
    }

    func unknownLanguage(_ language: String, at location: Location) -> GherkinError {
        error(
            at: location, seen: "the language " + language.quotedOnOneLine,
            expected: Dialect.known.map(\.language).listed(with: "or"),
            advice:
                "write the file in one of these languages, and name that language in the first line, "
                + "such as `# language: en`")
    }

    func spaceInTag(_ tag: String, at location: Location) -> GherkinError {
        error(
            at: location, seen: "the tag " + tag.quotedOnOneLine,
            expected: "a tag without white space",
            advice: "write every tag as one word that begins with @")
    }

    func wrongCellCount(
        _ count: Int, insteadOf expected: Int, at location: Location
    ) -> GherkinError {
        func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }
        return error(
            at: location, seen: cells(count),
            expected: cells(expected) + " as in the first row of the table",
            advice: "give all rows the same number of cells, with a | after each cell")
    }

    /// A warning about examples without rows.
    func lacksRows(_ title: String, at location: Location) -> GherkinError {
        error(
            at: location, seen: title.quotedOnOneLine + " without rows",
            expected: "examples with a row below the names of the columns",
            advice: "add a row, because the scenario is meant to run once for each row")
    }

    /// A warning about a title without a colon.
    func lacksColon(_ keyword: String, at line: Line) -> GherkinError {
        error(
            at: line.location, seen: String(line.content).quotedOnOneLine,
            expected: keyword.quotedOnOneLine,
            advice: "add the colon, because without it the line is only part of a description")
    }

    /// A warning about a step whose keyword is followed by other white space than a space.
    func lacksSpace(_ keyword: String, at line: Line) -> GherkinError {
        error(
            at: line.location, seen: String(line.content).quotedOnOneLine,
            expected: keyword.quotedOnOneLine + " and a space",
            advice: "put a space after the keyword, because without it the line is not a step")
    }

    /// A warning about a step whose keyword is misspelt.
    func isMisspelt(_ keyword: String, at line: Line) -> GherkinError {
        error(
            at: line.location, seen: String(line.content).quotedOnOneLine,
            expected: keyword.quotedOnOneLine,
            advice: "write the keyword like this, because otherwise the line is not a step")
    }

    /// Warnings about columns of examples that occur twice, or in no step.
    func useless(
        _ rows: [ExampleRow], in title: String, _ steps: [Step], at location: Location
    ) -> [GherkinError] {
        guard let row = rows.first else { return [] }
        let columns = row.replacements.map(\.placeholder)
        var warnings: [GherkinError] = []
        for column in columns.uniqued() {
            let count = columns.count { $0 == column }
            if count > 1 {
                warnings.append(
                    error(
                        at: location, seen: "\(count) columns \(column.quotedOnOneLine)",
                        expected: "one column of each name",
                        advice: "rename or remove a column, because only the first is used"))
            }
            if !row.fills(column, in: title, steps) {
                warnings.append(
                    error(
                        at: location, seen: "the column \(column.quotedOnOneLine)",
                        expected: "a column that the steps use",
                        advice: "use it in a step or remove it, because no step depends on it"))
            }
        }
        return warnings
    }

    /// Warnings about placeholders in a step that are not the name of any column.
    func unfilled(in step: Step, by row: ExampleRow) -> [GherkinError] {
        row.unknown(in: step).map {
            error(
                at: step.location, seen: $0.quotedOnOneLine,
                expected: "the name of a column of the examples",
                advice:
                    "correct the name or add the column; until then, the placeholder stays in the step"
            )
        }
    }

    private func error(
        at location: Location, seen: String, expected: String, advice: String
    ) -> GherkinError {
        GherkinError(path: path, location: location, seen: seen, expected: expected, advice: advice)
    }

    /// The advice about the next line, by the kind of line that it would be in another place.
    private var advice: String {
        guard let line = remaining.first else {
            return "write what is missing, or remove the tags at the end"
        }
        func keyword(_ kind: LineKind) -> String { dialect.titles[kind]?.first ?? "" }
        if expected.contains(.feature) {
            return "begin the file with \(keyword(.feature)) and the name of the feature"
        }
        let advices: [(LineKind, String)] = [
            (.feature, "move the feature to a file of its own"),
            (.background, "put at most one background, without tags, before the first scenario"),
            (.examples, "put examples below the steps of a scenario outline"),
            (.tableRow, "put the table below a step or below \(keyword(.examples))"),
            (.docString, "put the doc string below a step; a step has at most one"),
            (.step, "put the step below \(keyword(.scenario)) and above its examples"),
        ]
        if let (_, advice) = advices.first(where: { line.isOf($0.0, in: dialect) }) {
            return advice
        }
        guard expected.contains(.step) else { return "remove the line or make it a comment with #" }
        return "start the step with " + dialect.exampleStepKeywords.listed(with: "or")
    }
}
