import ArchitectureList
import Trials

/// Trials that share a copy of the package: one for each architecture, because architectures share no files.
struct TrialGroup {
    let exercise: Exercise
    private(set) var trials: [Trial]

    /// All groups of an exercise: the unsolved exercise, the solutions, and the wrong solutions.
    static func all(
        of exercise: Exercise, architectures: [ArchitectureSources],
        variants: [ArchitectureSources]
    ) -> [TrialGroup] {
        // Prediction exercises change no code.
        if exercise.kind == .predict { return [] }
        let subjects = architectures.filter { exercise.architectures.contains($0.name) }
        func trial(
            _ title: String, _ kind: Trial.Kind = .attempt, in subject: ArchitectureSources,
            _ patch: Patch?, _ expectation: Trial.Expectation, of exercise: Exercise = exercise
        ) -> Trial {
            Trial(
                kind: kind, title: title,
                assignment: Assignment(exercise: exercise, subject: subject),
                patches: [exercise.starts[subject.name], patch].compactMap(\.self),
                expectation: expectation)
        }
        let others = exercise.otherSolutions.map { other in
            subjects.map {
                trial(
                    "the solution of the \(other.author.rawValue) author", in: $0,
                    other.patches[$0.name], .passes)
            }
        }
        func solutions(_ expectation: Trial.Expectation) -> [Trial] {
            subjects.map {
                trial("the solution", in: $0, exercise.solutions[$0.name], expectation)
            }
        }
        let inVariants = variants.compactMap { variant in
            exercise.variantSolutions[variant.name].map { patch in
                trial(
                    "the solution in a variant", in: variant, patch, .passes,
                    of: exercise.withVariants)
            }
        }
        let inAType = subjects.compactMap { subject in
            exercise.solutionsInAType[subject.name].map { patch in
                trial(
                    "the solution with its rules in a type", in: subject, patch, .passes,
                    of: exercise.inAType)
            }
        }
        let starts = subjects.map {
            trial(
                "the start", .start, in: $0, nil, .fails(exercise.failureOfStart(in: $0.name)))
        }
        // A hunt whose fault was removed with `git checkout .`, without a new test. It must fail the check `faults`.
        let undone = subjects.map { subject in
            Trial(
                title: "the start, undone",
                assignment: Assignment(exercise: exercise, subject: subject), patches: [],
                expectation: .fails(ExpectedFailure(check: .faults, reason: nil)))
        }
        let wrong = Dictionary(grouping: exercise.wrongSolutions, by: \.architecture)
        let wrongGroups = (0..<(wrong.values.map(\.count).max() ?? 0)).map { place in
            zip(subjects, solutions(.isBackground)).map { subject, background in
                guard let all = wrong[subject.name], place < all.count else { return background }
                return trial(
                    "wrong/\(all[place].patch.name)", in: subject, all[place].patch,
                    .fails(all[place].failure))
            }
        }
        return
            ([starts, solutions(.passes)] + others
            + [inAType, inVariants].filter { !$0.isEmpty }
            + (exercise.kind == .hunt ? [undone] : [])
            + wrongGroups)
            .map { TrialGroup(exercise: exercise, trials: $0) }
    }

    /// The group without some of its trials.
    func without(_ left: [Trial]) -> TrialGroup {
        var group = self
        group.trials.removeAll { trial in left.contains { $0.name == trial.name } }
        return group
    }

    /// Whether it is about variants, which only a build with them has.
    var isOfVariants: Bool { trials.contains { $0.assignment.subject.isVariant } }

    /// The parts that must be built. A start with a patch of its own is built with its tests, because the learner
    /// builds them, too. A start without one needs no tests: it is the package with the shared patch, and the trials of
    /// the solutions already build that. Leaving out the tests saves most of the build time.
    func parts(among architectures: [ArchitectureSources]) -> [PackageBuild.Part] {
        // The group of the architectures already builds the rest of the package with the shared patch.
        if !isOfVariants, reachesBeyond(architectures) { return [.everything] }
        let checks = trials.map { trial in
            trial.kind == .start && !trial.patches.isEmpty
                ? Set(trial.assignment.checks) : trial.decisive
        }
        return PackageBuild.Part.needed(for: Set(checks.joined()))
    }

    /// Whether the group changes files outside the architectures, so that the rest of the package may not build. A wrong
    /// solution doesn't count, because it may break anything.
    private func reachesBeyond(_ architectures: [ArchitectureSources]) -> Bool {
        let solutions = trials.filter { $0.expectation == .passes }
        let starts = trials.filter { $0.kind == .start }
        let shared = solutions.isEmpty ? nil : exercise.shared
        let new = (starts + solutions).compactMap(\.patches.last) + [shared].compactMap(\.self)
        return new.flatMap(\.paths).contains { path in
            ["Sources/", "Benchmarks/"].contains(where: path.hasPrefix)
                && !architectures.contains { $0.owns(path) }
        }
    }

    /// Such as `01-send-disabled-while-too-long, the start`.
    var title: String {
        let tried = trials.first { $0.expectation != .isBackground }
        return "\(exercise.folderName), \(tried?.title ?? "")"
    }
}
