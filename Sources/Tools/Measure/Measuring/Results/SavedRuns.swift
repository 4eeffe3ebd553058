import Console
import Foundation
import Toolchain

/// The saved runs, with which later runs can be compared. They are files in one folder.
package struct SavedRuns: Sendable {
    private let folder: String

    /// - Parameter folder: The folder that contains the folder `runs`.
    package init(in folder: URL) {
        self.folder = folder.appending(path: "runs").path
    }

    /// The saved runs of a package.
    package init(of package: URL) {
        self.init(in: PackagePlace.stateFolder(of: package))
    }

    package func path(of name: String) -> String { "\(folder)/\(name).json" }

    /// Throws if a run of this name can't be saved. Call it before measuring.
    package func check(_ name: String) throws {
        try makeFolder()
        try SafeFile.check(path(of: name))
    }

    /// Saves a run, in place of one with the same name.
    package func save(_ run: BenchmarkRun, as name: String) throws {
        try makeFolder()
        try SafeFile.write(try JSONText.encode(run), to: path(of: name))
    }

    private func makeFolder() throws {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw MeasuringError(
                "\(folder): can't make this folder for saved runs; "
                    + "check that you may write to it, and that no file has its name")
        }
    }

    /// Reads a run that can be compared with one on this machine.
    package func run(named name: String, on machine: Machine = .current) throws -> BenchmarkRun {
        let path = path(of: name)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw missing(name)
        }
        // Reject runs with several apps in a process, which other versions have made, because that changes ratios.
        guard let run = try? JSONDecoder().decode(BenchmarkRun.self, from: data),
            run.results.allSatisfy({ $0.subjects.count == 2 })
        else {
            throw MeasuringError(
                "\(path) is not a saved run, or is one of another version; "
                    + "make it again with `swift run -c release bench --save \(name)`")
        }
        guard run.head.machine == machine else {
            throw MeasuringError(
                """
                \(path) was measured on another machine, and figures of two machines can't be compared:
                  saved on: \(run.head.machine.identity)
                  this is:  \(machine.identity)
                Save a run of this machine with `swift run -c release bench --save NAME`, and compare with that.
                """)
        }
        return run
    }

    var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    private func missing(_ name: String) -> UsageError {
        let seen =
            names.isEmpty
            ? "there is no saved run \"\(name)\", and no other"
            : names.complaint(aboutUnknown: "saved run", name) + ", which are files in \(folder)"
        return UsageError(
            "\(seen); `swift run -c release bench --save NAME` makes one, with --variants one of the variants"
        )
    }
}
