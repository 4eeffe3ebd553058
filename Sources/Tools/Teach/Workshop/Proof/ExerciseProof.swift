import ArchitectureRules
import Foundation
import Subprocesses

/// Tries what there is of an exercise, in a copy of the package.
struct ExerciseProof {
    let catalogue: Catalogue
    let sandbox: Sandbox
    let record: StepRecorder

    /// - Parameter progress: Told before each round.
    func problems(
        of exercise: Exercise, progress: (Round) -> Void
    ) throws -> [Problem] {
        let rounds = Round.all(of: exercise, architectures: catalogue.architectures)
        return try rounds.flatMap { round in
            progress(round)
            return try problems(of: round)
        } + predictions(in: exercise)
    }

    // MARK: Rounds

    private func problems(of round: Round) throws -> [Problem] {
        var problems: [Problem] = []
        var texts = sandbox.files.texts
        do {
            if let shared = round.exercise.shared { try texts.apply(shared) }
        } catch let error as WorkshopError {
            return [Problem(subject: round.exercise.folderName, text: "\(error)", failure: nil)]
        }
        // The background only saves build time, so a patch that does not apply is ignored.
        for patch in round.background { try? texts.apply(patch) }
        var broken: Set<String> = []
        for trial in round.trials {
            do {
                var tried = texts
                for patch in trial.patches { try tried.apply(patch) }
                texts = tried
            } catch let error as WorkshopError {
                problems.append(trial.problem("does not apply: \(error)"))
                broken.insert(trial.checks.subject.name)
            }
        }
        return try problems + self.problems(of: round.without(broken), in: texts)
    }

    private func problems(of round: Round, in texts: FileTexts) throws -> [Problem] {
        if round.trials.isEmpty { return [] }
        try sandbox.write(texts.changes)
        let outcome = try sandbox.build.build(
            round.parts(among: catalogue.architectures),
            warningsOf: round.trials.flatMap(\.checks.modules))
        if outcome.succeeded { return try evaluated(round, outcome, texts) }
        let errors = outcome.messages(.error)
        if !round.background.isEmpty { return try self.problems(of: round.alone) }
        let failed = round.trials.filter { trial in
            errors.contains { trial.checks.subject.owns($0.path) }
        }
        let blamed = failed.isEmpty ? round.trials : failed
        let problems = blamed.compactMap { trial in
            trial.problem(with: [.build: BuildCheck { _ in true }.result(of: outcome)])
        }
        // The others are tried without those that don't build.
        let rest = round.without(Set(blamed.map(\.checks.subject.name)))
        return try problems + (rest.trials.isEmpty ? [] : self.problems(of: rest))
    }

    /// The problems of a round that has been built.
    private func evaluated(
        _ round: Round, _ outcome: PackageBuild.Outcome, _ texts: FileTexts
    ) throws -> [Problem] {
        let build = sandbox.build
        let results = try round.trials.concurrentMap {
            try $0.checks.results(of: build, among: $0.decisive)
        }
        let faults = try FaultCheck(sandbox: sandbox).results(
            of: round.trials.filter { $0.decisive.contains(.faults) }.map(\.checks), in: texts)
        return zip(round.trials, results).compactMap { trial, results in
            var all = results
            all[.build] = BuildCheck { trial.checks.subject.owns($0.path) || !isOwned($0.path) }
                .result(of: outcome)
            all[.faults] = faults[trial.checks.subject.name]
            if trial.exercise.kind == .predict { all[.prediction] = formIsEmpty(trial) }
            return trial.problem(with: all)
        }
    }

    /// Whether a file belongs to an architecture.
    private func isOwned(_ path: String) -> Bool {
        catalogue.architectures.contains { path.hasPrefix($0.folder + "/") }
    }

    // MARK: Predictions

    private func formIsEmpty(_ trial: Trial) -> CheckResult {
        do {
            return try prediction(
                trial.checks.subject, Prediction.form(from: trial.exercise.answer ?? ""),
                of: trial.exercise)
        } catch {
            return .passed
        }
    }

    private func predictions(in exercise: Exercise) throws -> [Problem] {
        guard let answer = exercise.answer else { return [] }
        return catalogue.architectures.filter { exercise.architectures.contains($0.name) }
            .compactMap { subject in
                let subjectName = "\(exercise.folderName), \(subject.name), the answer"
                do {
                    guard let failure = try prediction(subject, answer, of: exercise).failure
                    else { return nil }
                    return Problem(
                        subject: subjectName, text: "is not what is recorded", failure: failure)
                } catch {
                    return Problem(subject: subjectName, text: "\(error)", failure: nil)
                }
            }
    }

    private func prediction(
        _ subject: ArchitectureSources, _ text: String, of exercise: Exercise
    ) throws -> CheckResult {
        try PredictionCheck(record: record, architecture: subject.name)
            .result(of: text, path: "\(exercise.path)/answer.md")
    }
}
