import ArchitectureRules

/// Which exercise a command is about, and in which architecture.
extension Workbench {
    /// The exercise that is named, or the one in the work tree, and its architecture.
    ///
    /// - Parameters:
    ///   - typed: A number or a name; nil for the one in the work tree.
    ///   - architecture: Nil for that of the work tree or, for another exercise, for the one in which it was
    ///     worked on last.
    package func work(
        _ typed: String?, architecture: String?
    ) throws -> (exercise: Exercise, subject: ArchitectureSources) {
        guard let name = typed ?? progress.current?.exercise else {
            throw WorkshopRefusal(
                "no exercise is started; `triptych workshop list` shows them, and `triptych workshop start N` "
                    + "starts one")
        }
        let exercise = try catalogue.exercise(name)
        let isCurrent = progress.current?.exercise == exercise.name
        let wanted = architecture ?? (isCurrent ? progress.current?.architecture : usual(exercise))
        guard let wanted, exercise.architectures.contains(wanted),
            let subject = catalogue.architectures.first(where: { $0.name == wanted })
        else {
            throw WorkshopRefusal(
                "\(exercise.folderName) is not done in \(wanted ?? "any"); it is in "
                    + exercise.architectures.joined(separator: ", "))
        }
        return (exercise, subject)
    }

    /// The architecture in which the exercise was worked on last, or any exercise, or one that has unit tests.
    private func usual(_ exercise: Exercise) -> String? {
        let works = progress.entries.map(\.work)
        let last = works.last { $0.exercise == exercise.name } ?? works.last
        if let last, exercise.architectures.contains(last.architecture) {
            return last.architecture
        }
        let tested = catalogue.architectures.filter { $0.tests != nil }.map(\.name)
        return tested.first(where: exercise.architectures.contains) ?? exercise.architectures.first
    }
}
