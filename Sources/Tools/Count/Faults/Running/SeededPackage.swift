import ArchitectureList
import Foundation
import SwiftTokens
import Toolchain
import Trials

/// A copy of the package that has all faults in it, each behind its switch.
struct SeededPackage {
    /// The greatest number of builds. Faults that don't compile are removed before the next one.
    private static let attempts = 6

    let sandbox: Sandbox
    /// The texts that differ from those of the package without any fault.
    let changes: [String: String?]
    let subjects: [ArchitectureSources]

    /// Builds the copy. Faults that don't compile are left out, and the rest is built again.
    ///
    /// - Returns: The build, and the compiler's errors about the faults that were left out.
    func build(
        _ lists: [FaultList], progress: @escaping (String) -> Void
    ) throws -> (build: PackageBuild, errors: [Fault.ID: String]) {
        let hasVariants = subjects.contains { $0.isVariant }
        let build = hasVariants ? sandbox.build.withVariants : sandbox.build
        let codes = try sources(of: lists)
        var errors: [Fault.ID: String] = [:]
        for _ in 0..<Self.attempts {
            let faults = lists.flatMap(\.faults).filter { errors[$0.id] == nil }
            let seeded = Dictionary(grouping: faults, by: \.path).compactMapValues { faults in
                codes[faults[0].path].map { SeededSource($0, faults) }
            }
            try sandbox.write(try files(seeded))
            let outcome = try build.build([.program, .tests], progress: progress)
            if outcome.succeeded { return (build, errors) }
            let blamed = Self.blamed(outcome.messages(.error), in: seeded)
            if blamed.isEmpty { throw PackageError.copyDoesNotBuild(outcome) }
            errors.merge(blamed) { first, _ in first }
        }
        throw PackageError(
            "after \(Self.attempts) builds, there are still faults that don't compile; try fewer at a time, with --role "
                + "or --only")
    }

    private var texts: FileTexts {
        var texts = FileTexts(of: sandbox.package)
        texts.replace(changes)
        return texts
    }

    private func sources(of lists: [FaultList]) throws -> [String: SwiftText] {
        let paths = Set(lists.flatMap { $0.faults.map(\.path) })
        let texts = texts
        return try Dictionary(
            uniqueKeysWithValues: paths.map { ($0, SwiftText(try texts.text(at: $0) ?? "")) })
    }

    /// All texts that differ from those of the package.
    private func files(_ seeded: [String: SeededSource]) throws -> [String: String?] {
        let texts = texts
        var files = try ScreenNote.changes { try texts.text(at: $0) }
        for (path, source) in seeded { files[path] = source.text }
        for subject in subjects {
            files["\(subject.folder)/\(FaultSwitch.name).swift"] =
                FaultSwitch.source(for: subject.name)
        }
        return changes.merging(files) { $1 }
    }

    /// The faults in whose text the compiler found errors, each with its first error.
    private static func blamed(
        _ errors: [CompilerMessage], in seeded: [String: SeededSource]
    ) -> [Fault.ID: String] {
        var blamed: [Fault.ID: String] = [:]
        for error in errors {
            for id in seeded[error.path]?.faults(line: error.line, column: error.column) ?? [] {
                blamed[id] = blamed[id] ?? error.text
            }
        }
        return blamed
    }
}

extension PackageError {
    fileprivate static func copyDoesNotBuild(_ outcome: PackageBuild.Outcome) -> PackageError {
        let errors = outcome.messages(.error).prefix(5)
            .map { "\($0.path):\($0.line): \($0.text)" }
        let output = (outcome.failure ?? "").split(separator: "\n").prefix(10).map {
            String($0.prefix(200))
        }
        return PackageError(
            "the copy of the package in .build/workshop does not build; check that `swift build` "
                + "succeeds here:\n"
                + (errors.isEmpty ? output : errors).joined(separator: "\n"))
    }
}
