extension ExerciseReader {
    /// What the parts of an exercise must have in common.
    func check(_ exercise: Exercise) throws(WorkshopError) {
        func require(
            _ condition: Bool, seen: String, expected: String, _ advice: String
        ) throws(WorkshopError) {
            if condition { return }
            throw WorkshopError(folder.path, seen: seen, expected: expected, advice: advice)
        }
        let isChange = exercise.group == .changes
        try require(
            isChange == (exercise.kind == .change), seen: "the kind \"\(exercise.kind.rawValue)\"",
            expected: isChange ? "the kind \"change\"" : "another kind than \"change\"",
            "changes stand in scenarios/changes, all others in scenarios/exercises")
        if isChange {
            let missing = architectures.filter { exercise.solutions[$0] == nil }
            try require(
                missing.isEmpty, seen: "no solution for \(missing.joined(separator: ", "))",
                expected: "a patch for each architecture", "add \(missing.first ?? "").patch")
            try require(
                exercise.feature != nil, seen: "no after.feature",
                expected: "scenarios that a solution must pass",
                "write it, or put it back with `git checkout`")
            try require(
                !exercise.wrongSolutions.isEmpty, seen: "no wrong solution",
                expected: "one or two in wrong/", "write the one that most people would")
        }
        try require(
            !exercise.architectures.isEmpty, seen: "no solution",
            expected: "a patch named after an architecture, or answer.md", "add one")
        for name in exercise.starts.keys.sorted() {
            try require(
                exercise.architectures.contains(name), seen: "a start for \(name) alone",
                expected: "its solution, too", "add \(name).patch")
        }
        for wrong in exercise.wrongSolutions {
            try require(
                exercise.solutions[wrong.architecture] != nil,
                seen: "the wrong solution \(wrong.name) for \(wrong.architecture) alone",
                expected: "the right one, too", "add \(wrong.architecture).patch")
        }
        for name in exercise.architectures {
            switch exercise.failureOfStart(in: name).check {
            case .newScenario:
                try require(
                    exercise.feature != nil, seen: "no after.feature and no start for \(name)",
                    expected: "something that fails at the start",
                    "write after.feature, or start/\(name).patch with the check that it fails")
            case .faults:
                try require(
                    exercise.faults[name] != nil, seen: "no faults for \(name)",
                    expected: "one or more in faults/\(name)/",
                    "add the faults that tests must find")
            case .prediction:
                try require(
                    exercise.answer != nil, seen: "no answer.md",
                    expected: "the prediction, with its answers", "write it")
            case .build, .scenarios, .leaks, .structure, .tests: break
            }
        }
    }
}
