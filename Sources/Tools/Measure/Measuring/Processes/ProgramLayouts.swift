import Foundation
import Synchronization
import Toolchain

/// A program, linked again from the objects of its build with its code and its data in another order.
///
/// The addresses of code and data decide which of them share a line or a set of the caches, and any edit changes the
/// addresses. So the ratio of one layout says little about the program: Curtsinger and Berger, "Stabilizer:
/// statistically sound performance evaluation" (2013). Layouts are kept beside the program until it changes or other
/// layouts are made.
package struct ProgramLayouts: Sendable {
    private let program: URL
    /// The command line that linked the program.
    private let link: [String]

    /// Throws the reason if the program can't be linked again.
    package init(of program: URL) throws(MeasuringError) {
        #if os(Linux)
            guard let link = Self.link(of: program) else {
                throw MeasuringError(
                    "there is no file with the command by which `swift build` linked the program")
            }
            guard Self.objects(of: link).allSatisfy({ program.isAtLeastAsNew(as: $0) }) else {
                throw MeasuringError(
                    "the object files of the program are missing, or newer than the program")
            }
            self.program = program
            self.link = link
        #else
            throw MeasuringError("only the linker of Linux can shuffle the code of a program")
        #endif
    }

    /// Links the missing layouts of these seeds, several at a time, and removes all other layouts.
    ///
    /// - Parameter progress: Called after each layout with the number of finished ones.
    package func make(
        _ seeds: [UInt64], progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws {
        let kept = Set(seeds.map { file(of: $0).lastPathComponent })
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in found where !kept.contains(name) {
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
        let made = Mutex(0)
        _ = try seeds.concurrentMap { seed in
            _ = try layout(of: seed)
            made.withLock {
                $0 += 1
                progress($0)
            }
        }
    }

    /// The layout of a seed. Links it if it is missing.
    package func layout(of seed: UInt64) throws -> URL {
        let file = file(of: seed)
        if file.isAtLeastAsNew(as: program) { return file }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = file.lastPathComponent
        let run = try Subprocess(
            link.map { $0 == program.path ? file.path : $0 } + [
                "-use-ld=lld", "-Xlinker", "--shuffle-sections=*=\(name)", "-Xlinker",
                "--strip-all",
                // The list of the libraries is named after the module. With the same name, two links at once would
                // share it.
                "-module-name", "layout_\(name)",
            ]
        ).run()
        guard run.succeeded else {
            let said = (run.text + run.errors).split(separator: "\n").filter {
                $0.contains("error")
            }
            throw MeasuringError(
                "the linker ended with \(run.ending): \(said.joined(separator: "; "))")
        }
        return file
    }

    private var folder: URL { program.appendingPathExtension("layouts") }

    /// The file's name is the seed for the linker. It is never 0, because with 0 the linker chooses another order each
    /// time.
    private func file(of seed: UInt64) -> URL {
        folder.appending(path: String(seed % 1_000_000_000 + 1))
    }

    /// The package manager lists the commands of a build in a file that is named after its configuration, with the
    /// arguments of each command as JSON.
    private static func link(of program: URL) -> [String]? {
        let folder = program.deletingLastPathComponent()
        let list = folder.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "\(folder.lastPathComponent).yaml")
        let lines = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.lazy
            .filter { $0.contains("args: [") && $0.contains("\"-emit-executable\"") }
            .compactMap {
                try? JSONDecoder().decode([String].self, from: Data($0.drop { $0 != "[" }.utf8))
            }
            .first { $0.contains(program.path) }
    }

    /// The objects in the lists on the command line. If a list is missing, its own path stands for its objects, so
    /// that these count as missing.
    private static func objects(of link: [String]) -> [URL] {
        let lists = link.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
        return lists.flatMap { list in
            ((try? String(contentsOfFile: list, encoding: .utf8)) ?? list).split(separator: "\n")
                .map { URL(fileURLWithPath: $0.trimmingCharacters(in: ["'"])) }
        }
    }
}

extension URL {
    /// Whether both exist, and the other was not changed later.
    fileprivate func isAtLeastAsNew(as other: URL) -> Bool {
        let times = [self, other].compactMap {
            try? $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        }
        return times.count == 2 && times[0] >= times[1]
    }
}
