import ArchitectureList
import Output
import Workshop

/// Shows the solution beside what the learner wrote.
struct WorkshopSolutionCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "workshop solution", summary: "show the solution beside yours",
            operands: WorkshopTask.operands,
            options: [
                .workedIn(among: architectures),
                Option("--spoil", nil, "show it before you have passed the checks"),
            ],
            notes: """
                Each row is a file, with the lines that were added (+) and removed (-). Yours is what is in the
                work tree or, after `workshop reset`, what was saved.
                """)
    }

    private let task: WorkshopTask
    private let spoils: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        task = try WorkshopTask(arguments, of: "solution")
        spoils = arguments.has("--spoil")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        try task.withWork(isForReading: true, on: terminal) { workbench, work in
            let exercise = work.exercise
            let key = LearningProgress.Work(
                exercise: exercise.name, architecture: work.architecture)
            guard spoils || workbench.progress[key]?.passed != nil else {
                terminal.note(
                    "\(work.title) has not passed yet; `triptych workshop hint` helps, and --spoil shows the "
                        + "solution anyway")
                return .failure
            }
            guard let solution = exercise.solutions[work.architecture] else {
                terminal.page(exercise.answer ?? "")
                return .success
            }
            let own = try workbench.ownPatch(of: exercise, in: work.architecture)
            terminal.page(Self.columns(own, solution, title: work.title).text(on: terminal))
            return .success
        }
    }

    private static func columns(_ own: Patch?, _ solution: Patch, title: String) -> CodeColumns {
        let paths = (solution.files + (own?.files ?? [])).map(\.path).uniqued()
        return CodeColumns(
            title: title, columns: ["yours", "the solution"],
            rows: paths.map { path in
                CodeColumns.Row(
                    title: path,
                    cells: [own, solution].map { patch in
                        let blocks = patch?.files.filter { $0.path == path }
                            .map { $0.block(place: "", unindented: false) }
                        return blocks?.isEmpty == false
                            ? blocks ?? [] : [.remark("no change of this file")]
                    })
            })
    }
}
