import Console
import Foundation
import Trials
import Workshop

/// Proves the exercises. Continuous integration runs this.
struct WorkshopProveCommand: Command {
    static let about = CommandDefinition(
        name: "workshop prove",
        summary: "prove that the exercises do what they say",
        notes: """
            The unsolved exercise must fail for the reason that it names, every solution must pass all
            checks without a warning, and every wrong solution must be caught by the check that it names.
            Solutions in variants, such as MVI.patch, must pass the same checks, in a build with the
            variants. Everything is tried in two copies of the package, in .build/workshop. The exit code
            is 0 if everything holds, and 1 if not.

            With --changed-since, an exercise is proved if its folder has changed, or if a file in one of
            its patches has changed.
            """)

    @Argument(operands: "[N|NAME...]") private var names: [String]
    @Argument(
        "--changed-since", "REF",
        "prove only exercises whose folder or patched files have changed since this commit")
    private var reference: String?

    func run(on terminal: Terminal) async throws -> ExitCode {
        if reference != nil, !names.isEmpty {
            throw UsageError("give either --changed-since or exercises, not both")
        }
        let catalogue = try Catalogue.current()
        catalogue.note(errorsOn: terminal)
        let exercises = try chosen(from: catalogue)
        let start = ContinuousClock.now
        let problems = try Proof(of: catalogue, record: catalogue.recorder(on: terminal))
            .problems(of: exercises) { progress in
                terminal.showProgress(progress)
            } finished: { exercise, problems in
                terminal.clearProgress()
                for problem in problems {
                    terminal.print(Self.text(of: problem, on: terminal) + "\n")
                }
                if problems.isEmpty {
                    terminal.print(terminal.styled("✔ ", .green) + exercise.folderName)
                }
            }
        let seconds = Int(((ContinuousClock.now - start) / .seconds(1)).rounded())
        terminal.note("\(seconds) s")
        terminal.print(Self.conclusion(exercises, problems, damaged: catalogue.errors.count))
        return problems.isEmpty && catalogue.errors.isEmpty ? .success : .failure
    }

    private func chosen(from catalogue: Catalogue) throws -> [Exercise] {
        if let reference {
            let changed = try GitRepository(of: catalogue.package).changedPaths(since: reference)
            return catalogue.exercises.filter { $0.isTouched(by: Set(changed)) }
        }
        let named = try names.map { try catalogue.known($0) }
        return named.isEmpty ? catalogue.exercises : named
    }

    private static func text(of problem: Problem, on terminal: Terminal) -> String {
        let head = terminal.styled("FAILED ", .red) + "\(problem.subject): \(problem.text)"
        guard let failure = problem.failure else { return head }
        return head + "\n" + CheckText.facts(of: failure)
    }

    private static func conclusion(
        _ exercises: [Exercise], _ problems: [Problem], damaged: Int
    ) -> String {
        let starts = exercises.map(\.architectures.count).reduce(0, +)
        let solutions = exercises.flatMap {
            $0.solutionsOfAuthors + [$0.variantSolutions, $0.solutionsInAType]
        }.map(\.count).reduce(0, +)
        let wrong = exercises.map(\.wrongSolutions.count).reduce(0, +)
        return
            "\("exercise".counted(exercises.count)): \("unsolved exercise".counted(starts)), "
            + "\("solution".counted(solutions)), \("wrong solution".counted(wrong)); "
            + "problem".counted(problems.count)
            + (damaged > 0 ? ", and \("exercise".counted(damaged)) can't be read" : "")
    }
}

extension Exercise {
    /// Whether one of these files is in its folder, or is changed by one of its patches.
    fileprivate func isTouched(by paths: Set<String>) -> Bool {
        let patches =
            [shared].compactMap(\.self) + starts.values + solutions.values
            + variantSolutions.values + solutionsInAType.values
            + wrongSolutions.map(\.patch) + faults.values.joined()
        return paths.contains { $0.hasPrefix(path + "/") }
            || !paths.isDisjoint(with: patches.flatMap(\.paths))
    }
}
