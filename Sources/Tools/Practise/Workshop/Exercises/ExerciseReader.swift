import Foundation
import Toolchain
import Trials

/// Reads a folder of scenarios/changes or scenarios/exercises. Throws if something is wrong with it.
struct ExerciseReader {
    private let group: Exercise.Group
    private let number: Int
    private let name: String
    /// The folder, from the root of the package.
    let path: String
    /// The paths of all files in it, sorted.
    let files: [String]
    private let package: URL
    /// The names of all architectures, in their usual order.
    let architectures: [String]
    /// The names of all variants.
    let variants: [String]

    init(
        _ folder: String, in group: Exercise.Group, of package: URL, architectures: [String],
        variants: [String]
    ) throws(FileError) {
        path = "scenarios/\(group.rawValue)/\(folder)"
        guard let match = folder.wholeMatch(of: #/(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)/#),
            let number = Int(match.1)
        else {
            throw FileError(
                path: path, seen: "the name \"\(folder)\"",
                expected: "two digits and a name, such as 01-send-disabled",
                advice: "rename the folder")
        }
        self.group = group
        self.number = number
        self.package = package
        self.architectures = architectures
        self.variants = variants
        name = String(match.2)
        files = PackageFolder.files(in: [path], of: package)
            .map { [path] in String($0.dropFirst(path.count + 1)) }
    }

    func read() throws(FileError) -> Exercise {
        try checkFiles()
        // Only check that these sections exist, because only people read them.
        _ = try texts(
            of: [
                "Questions to discuss", "Common errors", "On the projector", "The predictions",
            ], in: "teacher.md")
        let solutions = try patches(of: architectures, at: "")
        let answer = has("answer.md") ? try text("answer.md") : nil
        let exercise = Exercise(
            number: number, name: name, group: group,
            description: try ExerciseDescription(document("README.md")),
            hints: try texts(of: ["Hint 1", "Hint 2", "Hint 3"], in: "hints.md"),
            feature: has("after.feature") ? "\(path)/after.feature" : nil,
            shared: has("shared.patch") ? try patch("shared.patch") : nil,
            starts: try starts(), solutions: solutions, otherSolutions: try otherSolutions(),
            variantSolutions: try patches(of: variants, at: ""),
            solutionsInAType: try patches(of: architectures, at: "in-a-type/"),
            startsInAType: try patches(of: architectures, at: "in-a-type/start/"),
            reviews: has("review.md")
                ? try PatchReview.all(in: text("review.md"), path: "\(path)/review.md") : [],
            faults: try faults(), hiddenTests: try hiddenTests(),
            wrongSolutions: try patches(in: "wrong").map(wrongSolution), answer: answer,
            architectures: architectures.filter {
                solutions[$0] != nil || (solutions.isEmpty && answer != nil)
            })
        try check(exercise)
        return exercise
    }

    /// The texts of sections that must be there.
    private func texts(of titles: [String], in name: String) throws(FileError) -> [String] {
        let document = try document(name)
        return try titles.map(document.text(of:))
    }

    // MARK: Files

    private func has(_ name: String) -> Bool { files.contains(name) }

    /// The patches in a folder of the exercise.
    private func patches(in place: String) throws(FileError) -> [Patch] {
        try files.filter { $0.hasPrefix(place + "/") && $0.hasSuffix(".patch") }.map(patch)
    }

    private func text(_ name: String) throws(FileError) -> String {
        let path = "\(path)/\(name)"
        if let text = try FileTexts(of: package).text(at: path) { return text }
        throw FileError(
            path: path, seen: "no readable file", expected: "this file in every exercise",
            advice: "write it; scenarios/README.md says what is in it")
    }

    private func document(_ name: String) throws(FileError) -> MarkdownDocument {
        MarkdownDocument(try text(name), path: "\(path)/\(name)")
    }

    private func patch(_ name: String) throws(FileError) -> Patch {
        try Patch(try text(name), path: "\(path)/\(name)")
    }

    // MARK: Patches

    /// The patches that are named after architectures or variants.
    private func patches(
        of names: [String], at place: String
    ) throws(FileError) -> [String: Patch] {
        var found: [String: Patch] = [:]
        for name in names where has("\(place)\(name).patch") {
            found[name] = try patch("\(place)\(name).patch")
        }
        return found
    }

    private func otherSolutions() throws(FileError) -> [OtherSolutions] {
        var found: [OtherSolutions] = []
        for author in OtherSolutions.Author.allCases {
            let patches = try patches(of: architectures, at: author.rawValue + "/")
            if !patches.isEmpty { found.append(OtherSolutions(author: author, patches: patches)) }
        }
        return found
    }

    private func starts() throws(FileError) -> [String: Patch] {
        let starts = try patches(of: architectures, at: "start/")
        for name in architectures {
            if let patch = starts[name] { _ = try check("Fails", of: patch) }
        }
        return starts
    }

    private func faults() throws(FileError) -> [String: [Patch]] {
        var faults: [String: [Patch]] = [:]
        for architecture in architectures {
            let found = try patches(in: "faults/\(architecture)")
            if !found.isEmpty { faults[architecture] = found }
        }
        return faults
    }

    private func hiddenTests() throws(FileError) -> [String: String] {
        var texts: [String: String] = [:]
        for architecture in architectures where has("hidden/\(architecture).swift") {
            texts[architecture] = try text("hidden/\(architecture).swift")
        }
        if has("hidden/shared.swift") {
            let shared = try text("hidden/shared.swift")
            texts = texts.mapValues { "\($0)\n\(shared)" }
        }
        return texts
    }

    private func wrongSolution(_ patch: Patch) throws(FileError) -> WrongSolution {
        let architecture = patch.fields["Architecture"]
        guard let name = architecture?.value, architectures.contains(name) else {
            throw error(
                patch, "Architecture",
                expected: "one of " + architectures.joined(separator: ", "))
        }
        if patch.notes.isEmpty {
            throw FileError(
                path: patch.path, line: 1, seen: "no reason why people write this",
                expected: "two or three sentences below the fields", advice: "write them")
        }
        return WrongSolution(
            architecture: name, patch: patch,
            failure: ExpectedFailure(
                check: try check("Caught by", of: patch), reason: patch.fields["Reason"]?.value))
    }

    /// The check that a field of a patch names.
    private func check(_ key: String, of patch: Patch) throws(FileError) -> CheckName {
        guard let check = patch.fields[key].flatMap({ CheckName(rawValue: $0.value) }) else {
            throw error(
                patch, key,
                expected: "one of " + CheckName.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return check
    }

    private func error(_ patch: Patch, _ key: String, expected: String) -> FileError {
        let field = patch.fields[key]
        return FileError(
            path: patch.path, line: field?.line ?? 1,
            seen: field.map { "\"\(key): \($0.value)\"" } ?? "no \"\(key)\"", expected: expected,
            advice: "write a line `\(key): ...` before the first `diff --git`")
    }
}
