import ArchitectureRules

/// A part of an exercise in one architecture, and the result that it must have.
struct Trial {
    enum Expectation: Equatable {
        case passes
        case fails(ExpectedFailure)
        /// Nothing is checked. It stays as in the round before, so that nothing has to be built for it.
        case isBackground
    }

    /// The title of what a learner begins with.
    static let start = "the start"

    /// Such as `the solution`.
    let title: String
    let assignment: Assignment
    /// What is applied after the patch that all are given.
    let patches: [Patch]
    let expectation: Expectation

    var name: String { assignment.subject.name }

    /// What is applied to what a learner begins with; which texts it replaces makes no difference.
    var changes: [String: String?] {
        let files = (title == Self.start ? [] : patches.suffix(1)).flatMap(\.files)
        return Dictionary(files.map { ($0.path, $0.isNew ? nil : "") }) { first, _ in first }
    }

    /// The checks that decide.
    var decisive: Set<CheckName> {
        switch expectation {
        case .passes: Set(assignment.checks)
        case .fails(let failure): [failure.check]
        case .isBackground: []
        }
    }

    /// Why the results are not what they must be; nil if they are.
    func problem(with results: [CheckName: CheckResult]) -> Problem? {
        switch expectation {
        case .passes:
            for name in assignment.checks {
                guard let failure = results[name]?.failure else { continue }
                return problem("fails the check \(name.rawValue), and should pass all", failure)
            }
            return nil
        case .fails(let expected):
            let name = expected.check.rawValue
            guard let failure = results[expected.check]?.failure else {
                let what = results[expected.check] == nil ? "does not reach" : "passes"
                return problem(
                    "\(what) the check \(name), which it should fail",
                    results.values.compactMap(\.failure).first)
            }
            guard let reason = expected.reason, !failure.text.contains(reason) else { return nil }
            return problem(
                "fails the check \(name), but for another reason than \"\(reason)\"", failure)
        case .isBackground: return nil
        }
    }

    func problem(_ text: String, _ failure: CheckFailure? = nil) -> Problem {
        Problem(
            subject: "\(assignment.exercise.folderName), \(name), \(title)", text: text,
            failure: failure)
    }
}

/// Something about an exercise that is not as its folder says.
package struct Problem: Equatable, Sendable {
    /// The exercise, the architecture, and what was tried.
    package let subject: String
    package let text: String
    /// What the check said.
    package let failure: CheckFailure?
}

/// Trials that share a copy of the package: one for each architecture, whose files are its own.
struct Round {
    let exercise: Exercise
    private(set) var trials: [Trial]

    /// All rounds of an exercise: the starts, the solutions, and the wrong solutions.
    static func all(of exercise: Exercise, architectures: [ArchitectureSources]) -> [Round] {
        // Prediction exercises change no code.
        if exercise.kind == .predict { return [] }
        let subjects = architectures.filter { exercise.architectures.contains($0.name) }
        func trial(
            _ title: String, in subject: ArchitectureSources, _ patch: Patch?,
            _ expectation: Trial.Expectation
        ) -> Trial {
            Trial(
                title: title, assignment: Assignment(exercise: exercise, subject: subject),
                patches: [exercise.starts[subject.name], patch].compactMap(\.self),
                expectation: expectation)
        }
        func solutions(_ expectation: Trial.Expectation) -> [Trial] {
            subjects.map {
                trial("the solution", in: $0, exercise.solutions[$0.name], expectation)
            }
        }
        let starts = subjects.map {
            trial(Trial.start, in: $0, nil, .fails(exercise.failureOfStart(in: $0.name)))
        }
        let wrong = Dictionary(grouping: exercise.wrongSolutions, by: \.architecture)
        let wrongRounds = (0..<(wrong.values.map(\.count).max() ?? 0)).map { place in
            zip(subjects, solutions(.isBackground)).map { subject, background in
                guard let all = wrong[subject.name], place < all.count else { return background }
                return trial(
                    "wrong/\(all[place].patch.name)", in: subject, all[place].patch,
                    .fails(all[place].failure))
            }
        }
        return ([starts, solutions(.passes)] + wrongRounds)
            .map { Round(exercise: exercise, trials: $0) }
    }

    /// The round without some of its trials.
    func without(_ left: [Trial]) -> Round {
        var round = self
        round.trials.removeAll { trial in left.contains { $0.name == trial.name } }
        return round
    }

    /// The parts that must be built. A learner builds the tests of a start, too, so a start with a patch of its own
    /// must build with them. A start without one is the package with the shared patch, and the solutions show that
    /// this builds. Leaving out the tests saves most of the build time.
    func parts(among architectures: [ArchitectureSources]) -> [PackageBuild.Part] {
        if reachesBeyond(architectures) { return [.everything] }
        let checks = trials.map { trial in
            trial.title == Trial.start && !trial.patches.isEmpty
                ? Set(trial.assignment.checks) : trial.decisive
        }
        return PackageBuild.Part.needed(for: Set(checks.joined()))
    }

    /// Whether the rest of the package may not build with something new here. A wrong solution may break
    /// anything.
    private func reachesBeyond(_ architectures: [ArchitectureSources]) -> Bool {
        let solutions = trials.filter { $0.expectation == .passes }
        let starts = trials.filter { $0.title == Trial.start }
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
