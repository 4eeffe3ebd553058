import ArchitectureRules

/// Trials that share a copy of the package: at most one for each architecture, whose files are its own.
struct Round {
    let exercise: Exercise
    let trials: [Trial]
    /// The patches for the other architectures: those of the round before, so that nothing is built for them.
    var background: [Patch] = []

    /// All rounds of an exercise: the starts, the solutions, and the wrong solutions.
    static func all(of exercise: Exercise, architectures: [ArchitectureSources]) -> [Round] {
        let subjects = architectures.filter { exercise.architectures.contains($0.name) }
        let starts = subjects.map { subject in
            trial(
                .start, nil, .fails(exercise.failureOfStart(in: subject.name)), of: exercise,
                subject)
        }
        if exercise.kind == .predict { return [Round(exercise: exercise, trials: starts)] }
        let solutions = subjects.map { subject in
            trial(.solution, exercise.solutions[subject.name], .passes, of: exercise, subject)
        }
        return [
            Round(exercise: exercise, trials: starts), Round(exercise: exercise, trials: solutions),
        ] + wrongSolutions(of: exercise, among: subjects)
    }

    private static func wrongSolutions(
        of exercise: Exercise, among subjects: [ArchitectureSources]
    ) -> [Round] {
        let wrong = subjects.map { subject in
            exercise.wrongSolutions.filter { $0.architecture == subject.name }.map {
                trial(
                    .wrongSolution(named: $0.patch.name), $0.patch, .fails($0.failure),
                    of: exercise, subject)
            }
        }
        return (0..<(wrong.map(\.count).max() ?? 0)).map { place in
            let trials = wrong.compactMap { $0.indices.contains(place) ? $0[place] : nil }
            let others = subjects.filter { subject in
                !trials.contains { $0.checks.subject == subject }
            }
            return Round(
                exercise: exercise, trials: trials,
                background: others.flatMap { subject in
                    [exercise.starts[subject.name], exercise.solutions[subject.name]]
                        .compactMap(\.self)
                })
        }
    }

    private static func trial(
        _ kind: Trial.Kind, _ patch: Patch?, _ expectation: Trial.Expectation,
        of exercise: Exercise, _ subject: ArchitectureSources
    ) -> Trial {
        Trial(
            kind: kind, checks: ExerciseChecks(exercise: exercise, subject: subject),
            patches: [exercise.starts[subject.name], patch].compactMap(\.self),
            expectation: expectation)
    }

    /// The round without some of its trials.
    func without(_ architectures: Set<String>) -> Round {
        Round(
            exercise: exercise,
            trials: trials.filter { !architectures.contains($0.checks.subject.name) },
            background: background)
    }

    /// The round with nothing but its trials.
    var alone: Round { Round(exercise: exercise, trials: trials) }

    /// The parts that must be built. A learner builds the tests of a start, too, so a start with a patch of its own
    /// must build with them. A start without one is the package with the shared patch, and the solutions show that
    /// this builds. To leave out the tests saves most of the build time.
    func parts(among architectures: [ArchitectureSources]) -> [PackageBuild.Part] {
        if reachesBeyond(architectures) { return [.everything] }
        let checks = trials.map { trial in
            trial.kind == .start && !trial.patches.isEmpty
                ? Set(trial.checks.names) : trial.decisive
        }
        return PackageBuild.Part.needed(for: Set(checks.joined()))
    }

    /// Whether something is new here that the rest of the package may not build with. A wrong solution may break
    /// what it likes.
    private func reachesBeyond(_ architectures: [ArchitectureSources]) -> Bool {
        let right = trials.filter { $0.kind == .start || $0.expectation == .passes }
        let shared = right.contains { $0.kind != .start } ? exercise.shared : nil
        let new = right.compactMap(\.patches.last) + [shared].compactMap(\.self)
        return new.flatMap(\.paths).contains { path in
            ["Sources/", "Benchmarks/"].contains(where: path.hasPrefix)
                && !architectures.contains { $0.owns(path) }
        }
    }

    /// Such as `01-send-disabled-while-too-long, the start`.
    var title: String { "\(exercise.folderName), \(trials.first?.title ?? "")" }
}
