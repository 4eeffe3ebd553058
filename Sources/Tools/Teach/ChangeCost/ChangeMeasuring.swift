import ArchitectureRules
import Foundation
import Subprocesses
import Toolchain
import Workshop

/// Builds and counts before and after a change, in a copy of the package.
package struct ChangeMeasuring {
    private let subjects: [ArchitectureSources]
    private let package: URL
    private let sandbox: Sandbox
    /// Told what is done.
    private let progress: (String) -> Void

    package init(
        of subjects: [ArchitectureSources], in package: URL, progress: @escaping (String) -> Void
    ) {
        self.subjects = subjects
        self.package = package
        self.progress = progress
        sandbox = Sandbox(of: package, named: "change")
    }

    /// What was measured, by architecture. The patches don't touch the same files, so they are applied one after
    /// the other: each build has one of them to do.
    package func measured(_ change: Exercise) throws -> [String: MeasuredCost] {
        let lock = try WorkshopLock(of: package, named: "measuring")
        defer { withExtendedLifetime(lock) {} }
        var texts = FileTexts(of: package)
        if let shared = change.shared { try texts.apply(shared) }
        let before = texts
        try sandbox.write(before.changes)
        try build("before the change", "debug")
        var seconds: [String: Double] = [:]
        for subject in subjects {
            guard let patch = change.solutions[subject.name] else { continue }
            try texts.apply(patch)
            try sandbox.write(texts.changes)
            let start = ContinuousClock.now
            try build("\(subject.name) again", "debug")
            seconds[subject.name] = (ContinuousClock.now - start) / .seconds(1)
        }
        let after = try counts("after the change")
        try sandbox.write(before.changes)
        let differences = try counts("before the change").differences(to: after)
        return Dictionary(
            uniqueKeysWithValues: seconds.map { name, seconds in
                (name, MeasuredCost(buildSeconds: seconds, counts: differences[name] ?? []))
            })
    }

    /// Builds the copy as it is.
    private func build(_ what: String, _ configuration: String) throws {
        progress("building \(what)")
        let run = try Subprocess(
            [
                "swift", "build", "--package-path", sandbox.folder.path, "--product", "triptych",
                "-c", configuration,
            ]
        ).run { progress("building \(what): \($0)") }
        try run.expectSuccess(of: "swift build", notes: run.text + "\n" + run.errors)
    }

    /// The counts of a whole session in the copy as it is.
    private func counts(_ what: String) throws -> CountedSession {
        try build("for a release, \(what)", "release")
        progress("counting \(what)")
        let run = try Subprocess(
            [
                sandbox.folder.appending(path: ".build/release/triptych").path, "bench", "--quick",
                "--filter", CountedSession.name, "--json", "-",
            ], in: sandbox.folder
        ).run()
        try run.expectSuccess(of: "triptych bench")
        return try CountedSession(json: run.output)
    }
}
