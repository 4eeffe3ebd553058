/// Reads the folder of an exercise, and says of a damaged one what is wrong with it.
struct ExerciseReader {
    let folder: ExerciseFolder
    /// The names of all architectures, in their usual order.
    let architectures: [String]

    func read() throws(WorkshopError) -> Exercise {
        try checkFiles()
        // Only people read what is for the teacher.
        _ = try texts(
            of: ["Questions to discuss", "Common errors", "On the projector"], in: "teacher.md")
        let solutions = try patches(at: "")
        let answer = folder.has("answer.md") ? try folder.text("answer.md") : nil
        let exercise = Exercise(
            number: folder.number, name: folder.name, group: folder.group,
            description: try ExerciseDescription(folder.document("README.md")),
            hints: try texts(of: ["Hint 1", "Hint 2", "Hint 3"], in: "hints.md"),
            feature: folder.has("after.feature") ? "\(folder.path)/after.feature" : nil,
            shared: folder.has("shared.patch") ? try folder.patch("shared.patch") : nil,
            starts: try starts(), solutions: solutions, faults: try faults(),
            wrongSolutions: try folder.patches(in: "wrong").map(wrongSolution), answer: answer,
            architectures: architectures.filter {
                solutions[$0] != nil || (solutions.isEmpty && answer != nil)
            })
        try check(exercise)
        return exercise
    }

    /// The texts of sections that must be there.
    private func texts(of titles: [String], in name: String) throws(WorkshopError) -> [String] {
        let document = try folder.document(name)
        return try titles.map(document.text(of:))
    }

    // MARK: Patches

    /// The patches that are named after architectures.
    private func patches(at place: String) throws(WorkshopError) -> [String: Patch] {
        var found: [String: Patch] = [:]
        for name in architectures where folder.has("\(place)\(name).patch") {
            found[name] = try folder.patch("\(place)\(name).patch")
        }
        return found
    }

    private func starts() throws(WorkshopError) -> [String: Patch] {
        let starts = try patches(at: "start/")
        for name in architectures {
            if let patch = starts[name] { _ = try check("Fails", of: patch) }
        }
        return starts
    }

    private func faults() throws(WorkshopError) -> [String: [Patch]] {
        var faults: [String: [Patch]] = [:]
        for architecture in architectures {
            let found = try folder.patches(in: "faults/\(architecture)")
            if !found.isEmpty { faults[architecture] = found }
        }
        return faults
    }

    private func wrongSolution(_ patch: Patch) throws(WorkshopError) -> WrongSolution {
        let architecture = patch.fields["Architecture"]
        guard let name = architecture?.value, architectures.contains(name) else {
            throw error(
                patch, "Architecture",
                expected: "one of " + architectures.joined(separator: ", "))
        }
        if patch.notes.isEmpty {
            throw WorkshopError(
                patch.path, line: 1, seen: "no reason why people write this",
                expected: "two or three sentences below the fields", advice: "write them")
        }
        return WrongSolution(
            architecture: name, patch: patch,
            failure: ExpectedFailure(
                check: try check("Caught by", of: patch), reason: patch.fields["Reason"]?.value))
    }

    /// The check that a field of a patch names.
    private func check(_ key: String, of patch: Patch) throws(WorkshopError) -> CheckName {
        guard let check = patch.fields[key].flatMap({ CheckName(rawValue: $0.value) }) else {
            throw error(
                patch, key,
                expected: "one of " + CheckName.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return check
    }

    private func error(_ patch: Patch, _ key: String, expected: String) -> WorkshopError {
        let field = patch.fields[key]
        return WorkshopError(
            patch.path, line: field?.line ?? 1,
            seen: field.map { "\"\(key): \($0.value)\"" } ?? "no \"\(key)\"", expected: expected,
            advice: "write a line `\(key): ...` before the first `diff --git`")
    }
}
