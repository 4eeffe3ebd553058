import ArchitectureList
import Foundation
import Toolchain
import Trials

/// Tries all parts of an exercise, in a copy of the package.
struct ExerciseProof {
    let architectures: [ArchitectureSources]
    let variants: [ArchitectureSources]
    let sandbox: Sandbox
    let record: StepRecorder

    /// - Parameter progress: Called before each group.
    func problems(
        of exercise: Exercise, progress: (TrialGroup) -> Void
    ) throws -> [Problem] {
        try TrialGroup.all(
            of: exercise, architectures: architectures, variants: variants
        ).flatMap { group in
            progress(group)
            return try problems(of: group)
        } + predictionProblems(of: exercise)
    }

    private func problems(of group: TrialGroup) throws -> [Problem] {
        if group.trials.isEmpty { return [] }
        var texts = sandbox.files.texts
        do {
            try texts.apply([group.exercise.shared].compactMap(\.self))
        } catch let error as FileError {
            return [Problem(subject: group.exercise.folderName, text: "\(error)", failure: nil)]
        }
        var problems: [Problem] = []
        var broken: [Trial] = []
        for trial in group.trials {
            do {
                try texts.apply(trial.patches)
            } catch let error as FileError {
                broken.append(trial)
                if trial.expectation == .isBackground { continue }
                problems.append(trial.problem("does not apply: \(error)"))
            }
        }
        return try problems + self.problems(of: group.without(broken), in: texts)
    }

    private func problems(of group: TrialGroup, in texts: FileTexts) throws -> [Problem] {
        if group.trials.isEmpty { return [] }
        try sandbox.write(texts.changes)
        let outcome = try build(of: group).build(
            group.parts(among: architectures),
            warningsOf: group.trials.flatMap(\.assignment.modules))
        if outcome.succeeded { return try evaluated(group, outcome, texts) }
        // The background only saves build time, so it is left out first.
        let background = group.trials.filter { $0.expectation == .isBackground }
        if !background.isEmpty { return try problems(of: group.without(background)) }
        let errors = outcome.messages(.error)
        let failed = group.trials.filter { trial in
            errors.contains { trial.assignment.subject.owns($0.path) }
        }
        let blamed = failed.isEmpty ? group.trials : failed
        let problems = blamed.compactMap { trial in
            trial.problem(with: [.build: outcome.result()])
        }
        // The others are tried without those that don't build.
        return try problems + self.problems(of: group.without(blamed))
    }

    /// The problems of a group that has been built.
    private func evaluated(
        _ group: TrialGroup, _ outcome: PackageBuild.Outcome, _ texts: FileTexts
    ) throws -> [Problem] {
        let build = build(of: group)
        let files = PackageFiles(of: sandbox.folder)
        let results = try group.trials.concurrentMap {
            try $0.assignment.results(
                of: build, among: $0.decisive, work: (start(of: $0), files))
        }
        let faults = try FaultCheck(sandbox: sandbox).findings(
            of: group.trials.filter { $0.decisive.contains(.faults) }.map {
                ($0.assignment, try start(of: $0))
            }, in: texts)
        let decisions = try group.trials.filter { $0.decisive.contains(.decisions) }
            .reduce(into: [:]) { decisions, trial in
                decisions[trial.name] = try DecisionCheck(sandbox: sandbox).result(
                    of: trial.assignment, in: texts)
            }
        return zip(group.trials, results).compactMap { trial, results in
            var all = results
            all[.build] = outcome.result { path in
                trial.assignment.subject.owns(path)
                    || !(architectures + variants).contains { $0.owns(path) }
            }
            all[.decisions] = decisions[trial.name]
            all[.faults] = faults[trial.name]?.result
            all[.given] = GivenFiles(assignment: trial.assignment).result(changes: trial.changes)
            return trial.problem(with: all)
        }
    }

    private func build(of group: TrialGroup) -> PackageBuild {
        group.isOfVariants ? sandbox.build.withVariants : sandbox.build
    }

    /// The files that a learner starts with.
    private func start(of trial: Trial) throws -> FileTexts {
        var texts = sandbox.files.texts
        try texts.apply(trial.assignment.exercise.given(in: trial.name))
        return texts
    }

    /// The differences between the answer of a prediction and the recorded calls.
    private func predictionProblems(of exercise: Exercise) -> [Problem] {
        guard let answer = exercise.answer else { return [] }
        return exercise.architectures.compactMap { name in
            let subject = "\(exercise.folderName), \(name), the answer"
            do {
                let result = try Prediction(answer, path: "\(exercise.path)/answer.md")
                    .result(in: name, record: record)
                return result.failure.map {
                    Problem(subject: subject, text: "differs from the recorded calls", failure: $0)
                }
            } catch {
                return Problem(subject: subject, text: "\(error)", failure: nil)
            }
        }
    }
}
