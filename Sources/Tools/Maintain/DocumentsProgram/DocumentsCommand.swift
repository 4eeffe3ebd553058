import ArchitectureList
import Console
import Faults
import Foundation
import Measuring
import Toolchain

/// Writes the generated parts of all documents.
struct DocumentsCommand: Command {
    static let about = CommandDefinition(
        name: "documents",
        summary: "write the generated parts of all documents, or check them",
        notes: """
            A generated part is between a line "<!-- generated: NAME -->" and a line "<!-- end -->". Most
            are made from the sources. The figures of a benchmark come from a saved run: save it with
            `swift run -c release bench --save NAME`, and for the variants with
            `swift run -c release bench --variants --save NAME`. Without --run, the tables of benchmarks stay as they
            are. Other documents that quote from these tables are still updated.

            The tables of `swift run faults`, with --change or without, are written only if the sources
            have not changed since that command ran. Otherwise they stay as they are.
            """)

    @Argument(
        "--check", "write nothing; the exit code is 1 if a part is outdated",
        excludes: ["--run", "--variants-run"])
    private var checks: Bool
    @Argument("--run", "NAME", "use the figures of this saved run of the architectures") private
        var runName: String?
    @Argument("--variants-run", "NAME", "use the figures of this saved run of the variants")
    private var variantsName: String?

    func run(on terminal: Terminal) async throws -> ExitCode { try runAtOnce(on: terminal) }

    /// Swift 6.3.1 crashes when it optimises what this calls as a part of an asynchronous function.
    @inline(never)
    private func runAtOnce(on terminal: Terminal) throws -> ExitCode {
        let package = try PackageFolder.current()
        let saved = SavedRuns(of: package)
        let text = GeneratedText(
            of: package,
            runs: GeneratedText.Runs(
                comparison: try runName.map { try saved.run(named: $0) },
                variants: try variantsName.map { try saved.run(named: $0) }),
            on: terminal)
        let documents = try GeneratedDocument.all(in: package)
        var stale: [String] = []
        for (old, new) in zip(documents, try Self.updated(documents, by: text)) {
            stale += try old.differences(from: new)
            if !checks, old.text != new.text {
                try terminal.save(new.text, to: package.appending(path: new.path).path)
                terminal.print("\(new.path) is brought up to date")
            }
        }
        if !checks {
            if stale.isEmpty { terminal.print("all documents are up to date") }
            return .success
        }
        let complaints = try complaints(about: documents, on: terminal)
        for line in stale + complaints { terminal.print(line) }
        if stale.isEmpty, complaints.isEmpty { return .success }
        if !stale.isEmpty { terminal.note("bring them up to date with `swift run documents`") }
        return .failure
    }

    /// Complaints that need no run of `faults`: the number of faults has changed, or a fault that is listed as equivalent no
    /// longer exists.
    private func complaints(
        about documents: [GeneratedDocument], on terminal: Terminal
    ) throws -> [String] {
        let reading = try FaultReading(architectures: Architecture.all)
        let lists = try reading.lists(on: terminal)
        let tables = try documents.filter { try $0.lines(of: "faults") != nil }
        let stale = tables.flatMap { document in
            lists.filter { list in
                let row = "| \(list.architecture) | \(list.faults.count) | "
                return !document.lines.contains { $0.hasPrefix(row) }
            }.map { list in
                "\(document.path) is outdated: no row says that \(list.architecture) has \(list.faults.count) faults; "
                    + "run `swift run faults`, which takes a while, and then `swift run documents`"
            }
        }
        return try stale + EquivalentFaults(of: reading.package, among: lists).complaints()
    }

    /// The documents with all parts up to date. Those that quote others come last.
    static func updated(
        _ documents: [GeneratedDocument], by text: GeneratedText
    ) throws -> [GeneratedDocument] {
        var new = documents
        for areQuotations in [false, true] {
            let quoted = new
            for index in new.indices {
                try new[index].update { name in
                    guard GeneratedText.quotesOthers(name) == areQuotations else { return nil }
                    return try text.text(of: name, quoting: quoted)
                }
            }
        }
        return new
    }
}
