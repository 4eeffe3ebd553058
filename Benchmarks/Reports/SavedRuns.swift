import Foundation
import Reporting

/// The runs that were kept to compare others with, as files in a folder.
public struct SavedRuns: Sendable {
    private let folder: String

    /// Takes the folder they are in.
    public init(folder: String = ".triptych/runs") {
        self.folder = folder
    }

    /// Where a run of this name is kept.
    public func path(of name: String) -> String { "\(folder)/\(name).json" }

    /// Keeps a run. One of the same name is renamed first.
    ///
    /// - Returns: Where the former one went, or nil if there was none.
    public func save(_ run: BenchmarkRun, as name: String) throws -> String? {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return try SafeFile.write(try JSONText.encode(run), to: path(of: name))
    }

    /// Reads a run that was kept, if it can be compared with one on this machine.
    public func run(named name: String, on machine: Machine = .current) throws -> BenchmarkRun {
        let path = path(of: name)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SavedRunError(
                "there is no saved run at \(path); there are \(listed); "
                    + "make it with `triptych bench --save \(name)`")
        }
        let run: BenchmarkRun
        do {
            run = try JSONDecoder().decode(BenchmarkRun.self, from: data)
        } catch {
            throw SavedRunError(
                "\(path) is no saved run, or one of another version; "
                    + "make it again with `triptych bench --save \(name)`")
        }
        guard run.head.machine == machine else {
            throw SavedRunError(
                """
                \(path) was measured on another machine, and figures of two machines can't be compared:
                  saved on: \(run.head.machine.description)
                  this is:  \(machine.description)
                Save a run of this machine with `triptych bench --save NAME`, and compare with that.
                """)
        }
        return run
    }

    private var listed: String {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
        return names.isEmpty ? "none" : names.sorted().joined(separator: ", ")
    }
}
