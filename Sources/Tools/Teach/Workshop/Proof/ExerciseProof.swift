import ArchitectureRules
import Foundation
import Toolchain

/// Tries all parts of an exercise, in a copy of the package.
struct ExerciseProof {
    let architectures: [ArchitectureSources]
    let sandbox: Sandbox
    let record: StepRecorder

    /// - Parameter progress: Called before each round.
    func problems(
        of exercise: Exercise, progress: (Round) -> Void
    ) throws -> [Problem] {
        try Round.all(of: exercise, architectures: architectures).flatMap { round in
            progress(round)
            return try problems(of: round)
        } + predictionProblems(of: exercise)
    }

    private func problems(of round: Round) throws -> [Problem] {
        if round.trials.isEmpty { return [] }
        var texts = sandbox.files.texts
        do {
            try texts.apply([round.exercise.shared].compactMap(\.self))
        } catch let error as WorkshopError {
            return [Problem(subject: round.exercise.folderName, text: "\(error)", failure: nil)]
        }
        var problems: [Problem] = []
        var broken: [Trial] = []
        for trial in round.trials {
            do {
                try texts.apply(trial.patches)
            } catch let error as WorkshopError {
                broken.append(trial)
                if trial.expectation == .isBackground { continue }
                problems.append(trial.problem("does not apply: \(error)"))
            }
        }
        return try problems + self.problems(of: round.without(broken), in: texts)
    }

    private func problems(of round: Round, in texts: FileTexts) throws -> [Problem] {
        if round.trials.isEmpty { return [] }
        try sandbox.write(texts.changes)
        let outcome = try sandbox.build.build(
            round.parts(among: architectures),
            warningsOf: round.trials.flatMap(\.assignment.modules))
        if outcome.succeeded { return try evaluated(round, outcome, texts) }
        // The background only saves build time, so it is left out first.
        let background = round.trials.filter { $0.expectation == .isBackground }
        if !background.isEmpty { return try problems(of: round.without(background)) }
        let errors = outcome.messages(.error)
        let failed = round.trials.filter { trial in
            errors.contains { trial.assignment.subject.owns($0.path) }
        }
        let blamed = failed.isEmpty ? round.trials : failed
        let problems = blamed.compactMap { trial in
            trial.problem(with: [.build: outcome.result()])
        }
        // The others are tried without those that don't build.
        return try problems + self.problems(of: round.without(blamed))
    }

    /// The problems of a round that has been built.
    private func evaluated(
        _ round: Round, _ outcome: PackageBuild.Outcome, _ texts: FileTexts
    ) throws -> [Problem] {
        let build = sandbox.build
        let results = try round.trials.concurrentMap {
            try $0.assignment.results(of: build, among: $0.decisive)
        }
        let faults = try FaultCheck(sandbox: sandbox).findings(
            of: round.trials.filter { $0.decisive.contains(.faults) }.map(\.assignment), in: texts)
        return zip(round.trials, results).compactMap { trial, results in
            var all = results
            all[.build] = outcome.result { path in
                trial.assignment.subject.owns(path) || !architectures.contains { $0.owns(path) }
            }
            all[.faults] = faults[trial.name]?.result
            all[.given] = GivenFiles(assignment: trial.assignment).result(changes: trial.changes)
            return trial.problem(with: all)
        }
    }

    /// The answer of a prediction must be what is recorded.
    private func predictionProblems(of exercise: Exercise) -> [Problem] {
        guard let answer = exercise.answer else { return [] }
        return exercise.architectures.compactMap { name in
            let subject = "\(exercise.folderName), \(name), the answer"
            do {
                let result = try Prediction(answer, path: "\(exercise.path)/answer.md")
                    .result(in: name, record: record)
                return result.failure.map {
                    Problem(subject: subject, text: "is not what is recorded", failure: $0)
                }
            } catch {
                return Problem(subject: subject, text: "\(error)", failure: nil)
            }
        }
    }
}
