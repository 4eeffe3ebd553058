import ArchitectureList
import Console
import Foundation
import Synchronization
import Toolchain
import Workshop

/// Finds the faults of some architectures, and tries them.
package struct FaultReading {
    package let package: URL
    /// The change that gets the faults; nil if all sources get them.
    private let change: Exercise?
    private let architectures: [Architecture]
    /// Whether the change is made with its rules in a type of their own.
    private let isInAType: Bool

    /// - Parameters:
    ///   - architectures: Architectures or variants, but not both, because one build has only one of them.
    ///   - change: The number or name of a change, as it is typed. Then the faults are in the statements that it adds or edits.
    ///   - isInAType: Whether to make the change with its rules in a type of their own. Then only the architectures with
    ///     such a solution are read.
    package init(
        architectures: [Architecture], change: String? = nil, isInAType: Bool = false
    ) throws {
        let package = try PackageFolder.current()
        let change = try change.map { typed in
            try Catalogue(of: package, architectures: Architecture.all.subjects).change(typed)
        }
        self.package = package
        self.isInAType = isInAType
        if let change, isInAType {
            if change.solutionsInAType.isEmpty {
                throw UsageError(
                    "\(change.folderName) has no solution with its rules in a type of their own")
            }
            self.change = change.inAType
            self.architectures = architectures.filter { change.solutionsInAType[$0.name] != nil }
        } else {
            self.change = change
            self.architectures = architectures
        }
    }

    /// The faults of all its architectures. They are cached until a source changes.
    package func lists(on terminal: Terminal) throws -> [FaultList] {
        defer { terminal.clearProgress() }
        let cache = try ReadingCache(
            of: package, for: architectures.names, and: [change?.path].compactMap(\.self))
        return try cache.value(name(of: ["list of faults"] + architectures.names)) {
            terminal.showProgress("reading the sources")
            return try changed?.faults(in: architectures.subjects)
                ?? FaultList.read(architectures.subjects, of: package)
        }
    }

    /// The outcomes of those of the faults that are in its architectures. Those cached for the same sources and scenarios are
    /// used again.
    package func outcomes(
        of faults: [Fault], among lists: [FaultList], on terminal: Terminal
    ) throws -> [FaultOutcome] {
        let faults = faults.filter { architectures.names.contains($0.id.architecture) }
        let lists = lists.filter { architectures.names.contains($0.architecture) }
        // Take the caches before the copy is made, because the outcomes are about the sources as they are now.
        let caches = try caches
        var known = Dictionary(kept(in: caches).map { ($0.fault.id, $0) }) { first, _ in first }
        let open = faults.filter { known[$0.id]?.fault != $0 }
        if open.isEmpty { return faults.compactMap { known[$0.id] } }
        defer { terminal.clearProgress() }
        let run = try FaultRun(
            of: lists, in: architectures.subjects, of: package, with: changed?.changes ?? [:],
            // With this, Package.swift turns the optimiser on for the code that runs.
            environment: ["TRIPTYCH_BUILD": "faults"]
        ) { terminal.showProgress("building: \($0)") }
        let state = Mutex((progress: TimedProgress(on: terminal), done: [FaultOutcome]()))
        for ((architecture, list), cache) in zip(zip(architectures, lists), caches) {
            let part = open.filter { $0.id.architecture == list.architecture }
            if part.isEmpty { continue }
            // Keep the faults that were tried before an error, too.
            defer {
                for outcome in state.withLock({ $0.done }) { known[outcome.fault.id] = outcome }
                cache.keep(list.faults.compactMap { known[$0.id] }, as: name(of: architecture))
            }
            _ = try run.outcomes(of: part, in: list.architecture) { outcome in
                state.withLock { state in
                    state.done.append(outcome)
                    let share = Double(state.done.count) / Double(open.count)
                    state.progress.show(
                        "\(state.done.count) of \(open.count) faults", share: share)
                }
            }
        }
        return faults.compactMap { known[$0.id] }
    }

    /// The change that a fault makes, as a diff.
    package func difference(of fault: Fault) throws -> String {
        let file = package.appending(path: fault.path)
        let text = try changed?.changes[fault.path] ?? String(contentsOf: file, encoding: .utf8)
        return fault.difference(in: text ?? "")
    }

    /// The tables of a report or, for a change, its only table.
    package func document(of report: FaultReport) -> Document {
        change.map { FaultReport.document(ofChange: $0.number, rows: rows(of: report)) }
            ?? report.document
    }

    /// The rows of the table of a change.
    private func rows(of report: FaultReport) -> [FaultReport.ChangeRow] {
        report.architectures.map { name in
            (isInAType ? Exercise.titleInAType(name) : name, report.outcomes(of: name))
        }
    }

    /// The faults that nobody can notice; nil for the faults of a change, because the list is about the package without it.
    package func equivalents(among lists: [FaultList]) throws -> EquivalentFaults? {
        change == nil ? try EquivalentFaults(of: package, among: lists) : nil
    }

    private var changed: ChangedSources? {
        get throws { try change.map { try ChangedSources(of: $0, in: package) } }
    }

    // MARK: Documents

    /// The report on these sources and scenarios; nil unless all faults have been tried.
    package func completeReport(on terminal: Terminal) throws -> FaultReport? {
        let outcomes = kept(in: try caches)
        // Return here, because listing the faults takes seconds.
        if outcomes.isEmpty { return nil }
        let lists = try lists(on: terminal)
        if outcomes.count != lists.map(\.faults.count).reduce(0, +) { return nil }
        let explained = try equivalents(among: lists)?.explaining(outcomes)
        return FaultReport(explained ?? outcomes, of: architectures.names)
    }

    /// The table of a change, with rows for all its solutions; nil unless all of its faults have been tried.
    ///
    /// - Parameter typed: The number or name of the change, as it is typed.
    package static func document(
        ofChange typed: String, in architectures: [Architecture], on terminal: Terminal
    ) throws -> Document? {
        let first = try FaultReading(architectures: architectures, change: typed)
        guard let change = first.change else { return nil }
        var readings = [first]
        if !change.solutionsInAType.isEmpty {
            readings.append(
                try FaultReading(architectures: architectures, change: typed, isInAType: true))
        }
        var rows: [FaultReport.ChangeRow] = []
        for reading in readings {
            guard let report = try reading.completeReport(on: terminal) else { return nil }
            rows += reading.rows(of: report)
        }
        return FaultReport.document(ofChange: change.number, rows: rows)
    }

    // MARK: Cache

    /// The cache serves every build of this program, because the outcomes do not depend on it. They depend on what makes the
    /// faults, on what runs with them, and on the scenarios. The outcomes in a variant also depend on the variant.
    private func cacheOfOutcomes(in subject: ArchitectureSources) throws -> ReadingCache {
        let own = subject.isVariant ? [subject.folder, subject.testFolder].compactMap(\.self) : []
        let scenarios = PackageFolder.files(in: ["scenarios"], of: package).filter { path in
            let folder = path.split(separator: "/")[1]
            return path.hasSuffix(".feature") && !["changes", "exercises"].contains(folder)
        }
        return try ReadingCache(
            of: package,
            in: [
                "Package.swift", "Sources/Architectures", "Sources/Shared",
                "Sources/Tools/Prove", "Sources/Tools/Count/Faults",
                "Sources/Tools/Practise/Trials", "Tests/Architectures",
            ] + own, and: scenarios + [change?.path].compactMap(\.self), program: nil)
    }

    /// The cache of each architecture. Only those of variants differ, and each is a hash of all sources.
    private var caches: [ReadingCache] {
        get throws {
            let shared = try architectures.first { !$0.subject.isVariant }.map {
                try cacheOfOutcomes(in: $0.subject)
            }
            return try architectures.map { try shared ?? cacheOfOutcomes(in: $0.subject) }
        }
    }

    private func kept(in caches: [ReadingCache]) -> [FaultOutcome] {
        zip(architectures, caches).flatMap { $1.kept(name(of: $0)) ?? [] }
    }

    /// The name of the cached outcomes of an architecture.
    private func name(of architecture: Architecture) -> String {
        name(of: ["faults", architecture.name])
    }

    private func name(of words: [String]) -> String {
        (words + [change?.folderName, isInAType ? "in-a-type" : nil].compactMap(\.self))
            .joined(separator: "-")
    }
}
