import Trials

extension ExerciseReader {
    /// Throws if a file has an unknown name, because the name may be mistyped.
    func checkFiles() throws(FileError) {
        let documents = [
            "README.md", "hints.md", "teacher.md", "answer.md", "after.feature", "review.md",
        ]
        let places =
            ["", "start/", "in-a-type/", "in-a-type/start/"]
            + OtherSolutions.Author.allCases.map { $0.rawValue + "/" }
        let patches =
            ["shared"] + variants + places.flatMap { place in architectures.map { place + $0 } }
        let hidden = ["shared"] + architectures
        let known =
            documents + patches.map { "\($0).patch" } + hidden.map { "hidden/\($0).swift" }
        let folders = ["wrong"] + architectures.map { "faults/\($0)" }
        for path in files where !known.contains(path) {
            let place = path.split(separator: "/").dropLast().joined(separator: "/")
            if folders.contains(place), path.hasSuffix(".patch") { continue }
            throw FileError(
                path: "\(self.path)/\(path)", seen: "a file that does not belong to an exercise",
                expected: "a name that scenarios/README.md lists", advice: "rename or remove it")
        }
    }

    /// Throws if the parts of an exercise do not fit together.
    func check(_ exercise: Exercise) throws(FileError) {
        let isChange = exercise.group == .changes
        try require(
            isChange == (exercise.kind == .change), seen: "the kind \"\(exercise.kind.rawValue)\"",
            expected: isChange ? "the kind \"change\"" : "a kind other than \"change\"",
            "changes are in scenarios/changes, all others in scenarios/exercises")
        if isChange { try checkChange(exercise) }
        try require(
            !exercise.architectures.isEmpty, seen: "no solution",
            expected: "a patch named after an architecture, or answer.md", "add one")
        try require(
            exercise.feature != nil
                || !exercise.architectures.contains {
                    exercise.failureOfStart(in: $0).check == .newScenario
                },
            seen: "no after.feature", expected: "scenarios that the unsolved exercise fails",
            "write it, or put it back with `git checkout`")
        let begun = exercise.starts.keys.sorted() + exercise.wrongSolutions.map(\.architecture)
        for name in begun {
            try require(
                exercise.architectures.contains(name),
                seen: "a start or a wrong solution for \(name), but no solution",
                expected: "a solution for each architecture of the exercise",
                "add \(name).patch")
        }
    }

    private func checkChange(_ exercise: Exercise) throws(FileError) {
        for patches in exercise.solutionsOfAuthors {
            let missing = architectures.filter { patches[$0] == nil }
            try require(
                missing.isEmpty, seen: "no solution for \(missing.joined(separator: ", "))",
                expected: "a patch of each author for each architecture",
                "add \(missing.first ?? "").patch")
        }
        try require(
            !exercise.wrongSolutions.isEmpty, seen: "no wrong solution",
            expected: "one or two in wrong/", "write the one that most people would write")
    }

    private func require(
        _ condition: Bool, seen: String, expected: String, _ advice: String
    ) throws(FileError) {
        if condition { return }
        throw FileError(path: path, seen: seen, expected: expected, advice: advice)
    }
}
