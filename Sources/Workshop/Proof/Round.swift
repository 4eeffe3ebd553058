import Anatomy

/// Trials that share a copy of the package: at most one for each architecture, whose files are its own.
struct Round {
    let exercise: Exercise
    let trials: [Trial]

    /// All rounds of an exercise: the starts, the solutions, and the wrong solutions.
    static func all(of exercise: Exercise, architectures: [Subject]) -> [Round] {
        let subjects = architectures.filter { exercise.architectures.contains($0.name) }
        let starts = subjects.map { subject in
            Trial(
                title: "the start",
                checks: ExerciseChecks(exercise: exercise, subject: subject),
                patches: [exercise.starts[subject.name]].compactMap(\.self),
                expectation: .fails(exercise.failureOfStart(in: subject.name)))
        }
        let solutions = subjects.map { subject in
            trial("the solution", exercise.solutions[subject.name], .passes, of: exercise, subject)
        }
        var rounds = [Round(exercise: exercise, trials: starts)]
        if exercise.kind == .predict { return rounds }
        rounds.append(Round(exercise: exercise, trials: solutions))
        var left = exercise.wrongSolutions
        while !left.isEmpty {
            let names = left.map(\.architecture)
            let next = left.indices.filter { names[..<$0].contains(names[$0]) == false }
            rounds.append(
                Round(
                    exercise: exercise,
                    trials: next.compactMap { index in
                        let wrong = left[index]
                        return subjects.first { $0.name == wrong.architecture }.map {
                            trial(
                                "wrong/\(wrong.name)", wrong.patch, .fails(wrong.failure),
                                of: exercise, $0)
                        }
                    }))
            left = left.indices.filter { !next.contains($0) }.map { left[$0] }
        }
        return rounds
    }

    private static func trial(
        _ title: String, _ patch: Patch?, _ expectation: Trial.Expectation,
        of exercise: Exercise, _ subject: Subject
    ) -> Trial {
        Trial(
            title: title, checks: ExerciseChecks(exercise: exercise, subject: subject),
            patches: [exercise.starts[subject.name], patch].compactMap(\.self),
            expectation: expectation)
    }

    /// The round without some of its trials.
    func without(_ architectures: Set<String>) -> Round {
        Round(
            exercise: exercise,
            trials: trials.filter { !architectures.contains($0.checks.subject.name) })
    }

    /// Whether it can be done on the package as it is.
    var changesNothing: Bool {
        exercise.shared == nil && trials.allSatisfy(\.patches.isEmpty)
    }
}
