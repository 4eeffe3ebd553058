import Foundation

/// Reads the folder of an exercise, and says of a damaged one what is wrong with it.
struct ExerciseReader {
    let package: URL
    /// The names of all architectures, in their usual order.
    let architectures: [String]
    let folder: ExerciseFolder

    static func read(
        _ folder: ExerciseFolder, of package: URL, architectures: [String]
    ) throws(WorkshopError) -> Exercise {
        try ExerciseReader(package: package, architectures: architectures, folder: folder).read()
    }

    private func read() throws(WorkshopError) -> Exercise {
        try checkNames()
        let description = try ExerciseDescription(document("README.md"))
        let hints = try document("hints.md")
        let solutions = try patches(at: "")
        let faults = try faults()
        let answer = exists("answer.md") ? try text("answer.md") : nil
        let exercise = Exercise(
            number: folder.number, name: folder.name, group: folder.group,
            description: description,
            hints: try ["Hint 1", "Hint 2", "Hint 3"].map { title throws(WorkshopError) in
                try hints.text(of: title)
            },
            teacher: try teacher(),
            feature: exists("after.feature") ? "\(folder.path)/after.feature" : nil,
            shared: exists("shared.patch") ? try patch("shared.patch") : nil,
            starts: try starts(), solutions: solutions,
            wrongSolutions: try wrongSolutions(), faults: faults, answer: answer,
            architectures: architectures.filter {
                solutions[$0] != nil || (solutions.isEmpty && answer != nil)
            })
        try check(exercise)
        return exercise
    }

    // MARK: Parts

    private func teacher() throws(WorkshopError) -> [MarkdownDocument.Section] {
        let document = try document("teacher.md")
        for title in ["Questions to discuss", "Common errors", "On the projector"] {
            _ = try document.text(of: title)
        }
        return document.sections
    }

    /// The patches that are named after architectures.
    private func patches(at place: String) throws(WorkshopError) -> [String: Patch] {
        var found: [String: Patch] = [:]
        for name in architectures where exists("\(place)\(name).patch") {
            found[name] = try patch("\(place)\(name).patch")
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

    private func wrongSolutions() throws(WorkshopError) -> [WrongSolution] {
        try names(in: "wrong").map { name throws(WorkshopError) in
            let patch = try patch("wrong/\(name).patch")
            let architecture = patch.preamble["Architecture"]
            guard let architecture, architectures.contains(architecture) else {
                throw error(
                    patch, "Architecture", seen: architecture,
                    expected: "one of " + architectures.joined(separator: ", "))
            }
            if patch.preamble.text.isEmpty {
                throw WorkshopError(
                    patch.path, line: 1, seen: "no reason why people write this",
                    expected: "two or three sentences below the fields", advice: "write them")
            }
            return WrongSolution(
                name: name, architecture: architecture, patch: patch,
                failure: ExpectedFailure(
                    check: try check("Caught by", of: patch), reason: patch.preamble["Reason"]))
        }
    }

    private func faults() throws(WorkshopError) -> [String: [Fault]] {
        var faults: [String: [Fault]] = [:]
        for architecture in architectures {
            let found = try names(in: "faults/\(architecture)").map { name throws(WorkshopError) in
                Fault(name: name, patch: try patch("faults/\(architecture)/\(name).patch"))
            }
            if !found.isEmpty { faults[architecture] = found }
        }
        return faults
    }

    /// The check that a field of a patch names.
    private func check(_ key: String, of patch: Patch) throws(WorkshopError) -> CheckName {
        let value = patch.preamble[key]
        guard let check = value.flatMap(CheckName.init) else {
            throw error(
                patch, key, seen: value,
                expected: "one of " + CheckName.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return check
    }

    private func error(
        _ patch: Patch, _ key: String, seen: String?, expected: String
    ) -> WorkshopError {
        WorkshopError(
            patch.path, line: patch.preamble.fields.first { $0.key == key }?.line ?? 1,
            seen: seen.map { "\"\(key): \($0)\"" } ?? "no \"\(key)\"", expected: expected,
            advice: "write a line `\(key): ...` before the first `diff --git`")
    }

    // MARK: Files

    /// A file that nobody reads is a mistyped name.
    private func checkNames() throws(WorkshopError) {
        let single = ["README.md", "hints.md", "teacher.md", "answer.md", "after.feature"]
        let patches = ["shared"] + architectures
        for path in folder.files {
            let parts = path.split(separator: "/").map(String.init)
            let patch = parts.last.flatMap { $0.hasSuffix(".patch") ? $0.dropLast(6) : nil }
            let isKnown =
                switch (parts.count, parts[0], patch) {
                case (1, _, let patch?): patches.contains(String(patch))
                case (1, _, nil): single.contains(path)
                case (2, "start", let patch?): architectures.contains(String(patch))
                case (2, "wrong", _?): true
                case (3, "faults", _?): architectures.contains(parts[1])
                default: false
                }
            if !isKnown {
                throw WorkshopError(
                    "\(folder.path)/\(path)", seen: "a file that is no part of an exercise",
                    expected: "a name that scenarios/README.md lists",
                    advice: "rename or remove it")
            }
        }
    }

    private func exists(_ name: String) -> Bool { folder.files.contains(name) }

    /// The names of the patches in a folder, without the extension.
    private func names(in place: String) -> [String] {
        folder.files.filter { $0.hasPrefix(place + "/") && $0.hasSuffix(".patch") }
            .map { String($0.dropFirst(place.count + 1).dropLast(".patch".count)) }
    }

    private func text(_ name: String) throws(WorkshopError) -> String {
        let path = "\(folder.path)/\(name)"
        guard let data = FileManager.default.contents(atPath: package.appending(path: path).path)
        else {
            throw WorkshopError(
                path, seen: "no file that can be read", expected: "one in every exercise",
                advice: "write it; scenarios/README.md says what stands in it")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw WorkshopError(
                path, seen: "bytes that are no UTF-8", expected: "text in UTF-8",
                advice: "save it as UTF-8")
        }
        return text
    }

    private func document(_ name: String) throws(WorkshopError) -> MarkdownDocument {
        MarkdownDocument(try text(name), path: "\(folder.path)/\(name)")
    }

    private func patch(_ name: String) throws(WorkshopError) -> Patch {
        try PatchReader.read(try text(name), path: "\(folder.path)/\(name)")
    }
}
