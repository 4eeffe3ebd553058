import ArchitectureList
import Console
import Foundation
import Toolchain
import Trials
import Workshop

/// Reads the changes of the package and what they cost. The figures are cached until a file changes.
package struct CostReading {
    private let package: URL
    private let architectures: [Architecture]
    private let subjects: [ArchitectureSources]
    /// The variants with a patch for a change.
    private let variants: [Architecture]
    private let catalogue: Catalogue
    private let changes: [Exercise]
    private let patched: [(exercise: Exercise, files: [[String: [FileChange]]])]
    private let cache: ReadingCache
    /// The errors in changes. Such changes are left out.
    package let errors: [FileError]

    package init(architectures: [Architecture]) throws {
        self.architectures = architectures
        subjects = architectures.subjects
        package = try PackageFolder.current()
        cache = try ReadingCache(
            of: package, for: subjects.map(\.name), and: [Self.folder])
        let catalogue = Catalogue(of: package, architectures: subjects)
        variants = Architecture.variants.filter { catalogue.variants.contains($0.subject) }
        self.catalogue = catalogue
        changes = catalogue.exercises.filter { $0.group == .changes }
        var errors = catalogue.errors.filter { $0.path.hasPrefix(Self.folder) }
        var patched: [(Exercise, [[String: [FileChange]]])] = []
        let results = try changes.concurrentMap { [package] change in
            Result { try change.withVariants.patchedFiles(in: package) }
        }
        for (change, result) in zip(changes, results) {
            do {
                patched.append((change, try result.get()))
            } catch let error as FileError {
                errors.append(error)
            }
        }
        self.patched = patched
        self.errors = errors
    }

    private static let folder = "scenarios/changes"

    /// The change with a number or a name, as it is typed. Throws a `UsageError` if there is none.
    package func change(_ typed: String) throws -> Exercise { try catalogue.change(typed) }

    /// The figures of all changes, and the number of conflicts.
    package func document(on terminal: Terminal) throws -> Document {
        let report = CostReport(try costs(on: terminal), of: subjects.map(\.name))
        if report.changes.isEmpty { return report.document }
        let merged = [
            try collisions(on: terminal).table, try collisionsByAuthor(on: terminal).table,
        ]
        let moves = try moves(on: terminal)
        return Document(
            try report.document.parts + merged.map { .table($0) }
                + variantCosts(on: terminal).parts + [
                    .table(MovedScreen.table(of: moves))
                ] + [MovedScreen.splitTable(of: moves)].compactMap(\.self).map { .table($0) } + [
                    .table(
                        ReviewTable(
                            reviews: changes.flatMap(\.reviews), architectures: subjects.map(\.name)
                        ).table)
                ])
    }

    /// The results of merging each pair of changes.
    package func collisions(on terminal: Terminal) throws -> CollisionReport {
        CollisionReport(try pairs(on: terminal), of: subjects.map(\.name))
    }

    /// The results of merging each pair of the changes that several authors have made, for each of these authors.
    private func collisionsByAuthor(on terminal: Terminal) throws -> AuthorCollisions {
        let changes = patched.map(\.exercise).filter { !$0.otherSolutions.isEmpty }
        let pairs = try cache.value("collisions by author") {
            terminal.showProgress("merging the changes of each author")
            defer { terminal.clearProgress() }
            return try AuthorCollisions.pairs(of: changes, for: subjects, in: package)
        }
        return AuthorCollisions(pairs, of: subjects.map(\.name))
    }

    /// What changes cost in variants, and the results of merging each pair of them.
    private func variantCosts(on terminal: Terminal) throws -> VariantCosts {
        let changes = patched.map(\.exercise).filter { !$0.variantSolutions.isEmpty }
        let originals = Architecture.all.filter { original in
            variants.contains { $0.variantOf == original.name }
        }
        let columns = originals + variants
        let pairs = try cache.value("collisions in variants") {
            terminal.showProgress("merging the changes in variants")
            defer { terminal.clearProgress() }
            return try ChangePair.all(
                of: changes.map(\.withVariants), for: columns.subjects, in: package)
        }
        let costs = try costs(on: terminal).filter { cost in
            changes.contains { $0.number == cost.number }
        }
        return VariantCosts(changes: costs, pairs: pairs, columns: columns.names)
    }

    private func pairs(on terminal: Terminal) throws -> [ChangePair] {
        try cache.value("collisions") {
            terminal.showProgress("merging the changes")
            defer { terminal.clearProgress() }
            return try ChangePair.all(of: patched.map(\.exercise), for: subjects, in: package)
        }
    }

    /// The costs of all changes.
    package func costs(on terminal: Terminal) throws -> [ChangeCosts] {
        try cache.value("changes") {
            terminal.showProgress("reading the changes")
            defer { terminal.clearProgress() }
            return try ChangeCosts.counted(
                patched, of: subjects + variants.subjects, in: package)
        }
    }

    /// What it costs to move a screen to another architecture.
    private func moves(on terminal: Terminal) throws -> [MovedScreen] {
        try cache.value("moves") {
            terminal.showProgress("comparing the screens")
            defer { terminal.clearProgress() }
            return try MovedScreen.counted(for: architectures, in: package)
        }
    }
}
