import Foundation

/// Where a learner works on one exercise at a time: the work tree of the package.
package struct Workbench {
    package let catalogue: Catalogue
    private let file: ProgressFile
    /// Nothing else of the workshop changes the work tree meanwhile; nil to look only.
    private let lock: WorkshopLock?
    package private(set) var progress: LearningProgress

    private var package: URL { catalogue.package }

    /// - Parameters:
    ///   - isForReading: Whether nothing will be changed, so that another command may be at work.
    ///   - note: Told what a person should know.
    package init(
        _ catalogue: Catalogue, isForReading: Bool = false, note: (String) -> Void
    ) throws {
        self.catalogue = catalogue
        lock = isForReading ? nil : try WorkshopLock(of: catalogue.package)
        file = ProgressFile(of: catalogue.package)
        progress = try file.read(note: note)
    }

    // MARK: Starting

    /// Applies what the learner is given for an exercise.
    package mutating func start(
        _ exercise: Exercise, in architecture: String, at date: Date
    ) throws {
        let repository = try cleanRepository()
        var texts = FileTexts(of: package)
        for patch in [exercise.shared, exercise.starts[architecture]] {
            if let patch { try texts.apply(patch) }
        }
        try write(texts.changes)
        if exercise.kind == .predict, let answer = exercise.answer {
            try write([Prediction.path: Prediction.form(from: answer)])
        }
        let work = work(exercise, architecture)
        try repository.keep(repository.snapshot(), as: Self.name(of: work))
        progress.start(work, at: date)
        try file.write(progress)
    }

    /// Takes up work that was put away.
    ///
    /// - Returns: The patch, and the files in which it no longer fits, which have marks of conflicts then.
    package mutating func resume(
        _ exercise: Exercise, in architecture: String, at date: Date
    ) throws -> (patch: String, conflicts: [String]) {
        let work = work(exercise, architecture)
        guard let patch = progress[work]?.saved.last else {
            throw WorkshopRefusal(
                "there is no saved work on \(exercise.folderName) in \(architecture); start it without "
                    + "--resume")
        }
        let repository = try cleanRepository()
        let conflicts = try repository.apply(package.appending(path: patch))
        progress.start(work, at: date)
        try file.write(progress)
        return (patch, conflicts)
    }

    private func cleanRepository() throws -> GitRepository {
        let repository = try GitRepository(of: package)
        let changed = try repository.changedPaths()
        guard let first = changed.first else { return repository }
        let count = changed.count == 1 ? first : "\(first) and \(changed.count - 1) more"
        let advice =
            progress.current.map {
                "you are at \($0.exercise) in \($0.architecture); `triptych workshop reset` saves that work and "
                    + "puts the files back"
            } ?? "commit the changes, or put them away with `git stash --include-untracked`"
        throw WorkshopRefusal("the work tree has changes (\(count)); \(advice)")
    }

    // MARK: Working

    /// Takes down what a check found.
    package mutating func record(
        _ report: CheckReport, of exercise: Exercise, in architecture: String, at date: Date
    ) throws {
        let work = work(exercise, architecture)
        // Who predicts goes on with the next architecture in the same file.
        if exercise.name == progress.current?.exercise { progress.add(work, at: date) }
        progress.change(work) {
            $0.checks += 1
            if report.passed { $0.passed = $0.passed ?? date }
        }
        try file.write(progress)
    }

    /// The next hint and its number; the last one again where there is none.
    package mutating func nextHint(
        of exercise: Exercise, in architecture: String
    ) throws -> (number: Int, text: String) {
        guard let entry = progress[work(exercise, architecture)] else {
            throw WorkshopRefusal(
                "\(exercise.folderName) is not started in \(architecture); try it first: `triptych workshop "
                    + "start \(exercise.number) --architecture \(architecture)`")
        }
        let number = min(entry.hints + 1, exercise.hints.count)
        progress.change(work(exercise, architecture)) { $0.hints = number }
        try file.write(progress)
        return (number, exercise.hints[number - 1])
    }

    /// The learner's own changes, without the given ones: from the work tree or, after a reset, those saved last.
    package func ownPatch(of exercise: Exercise, in architecture: String) throws -> Patch? {
        let work = work(exercise, architecture)
        if progress[work] == nil { return nil }
        let repository = try GitRepository(of: package)
        let end =
            progress.current == work
            ? try repository.snapshot() : repository.kept(Self.nameOfSaved(work))
        guard let end else { return nil }
        let text = try repository.diff(
            from: repository.kept(Self.name(of: work)) ?? "HEAD", to: end)
        return text.isEmpty ? nil : try PatchReader.read(text, path: "your work")
    }

    // MARK: Ending

    /// Saves the work as a patch and puts the files back as they were at the last commit.
    ///
    /// - Returns: The patch, from the root of the package; nil if there was nothing to save.
    package mutating func reset() throws -> (patch: String?, work: LearningProgress.Work) {
        guard let work = progress.current else {
            throw WorkshopRefusal(
                "no exercise is started, so the changes in the work tree are your own; they are left alone"
            )
        }
        let repository = try GitRepository(of: package)
        let end = try repository.snapshot()
        var saved: String?
        if end != repository.kept(Self.name(of: work)) {
            // Empty if the learner fixed a seeded fault by restoring the original code.
            let changes = try repository.diff(from: "HEAD", to: end)
            let folder = "\(ProgressFile.folder)/saved"
            try FileManager.default.createDirectory(
                at: package.appending(path: folder), withIntermediateDirectories: true)
            let path = ProgressFile.unused(
                "\(folder)/\(Self.name(of: work))", "patch", in: package)
            try Data(changes.utf8).write(to: package.appending(path: path), options: .atomic)
            progress.change(work) { $0.saved.append(path) }
            // The list of what is saved comes first: a patch that nobody knows is soon forgotten.
            try file.write(progress)
            try repository.keep(end, as: Self.nameOfSaved(work))
            saved = path
        }
        try repository.putBack()
        progress.current = nil
        try file.write(progress)
        return (saved, work)
    }

    // MARK: Files

    private func work(_ exercise: Exercise, _ architecture: String) -> LearningProgress.Work {
        LearningProgress.Work(exercise: exercise.name, architecture: architecture)
    }

    /// The name of the work, and of the files that it began with.
    private static func name(of work: LearningProgress.Work) -> String {
        "\(work.exercise)-\(work.architecture)"
    }

    /// The name of the files that the work ended with.
    private static func nameOfSaved(_ work: LearningProgress.Work) -> String {
        name(of: work) + "-saved"
    }

    private func write(_ changes: [String: String?]) throws {
        for (path, text) in changes {
            let url = package.appending(path: path)
            guard let text else {
                try FileManager.default.removeItem(at: url)
                continue
            }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }
}
