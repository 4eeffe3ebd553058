import Console
import Foundation
import Toolchain

/// Keeps the progress where `git clean` does not find it.
struct ProgressFile {
    private let folder: URL

    init(of package: URL) {
        folder = PackagePlace.stateFolder(of: package).appending(path: "workshop")
    }

    private var url: URL { folder.appending(path: "progress.json") }

    /// The progress; nil if there is no file that can be read.
    ///
    /// - Parameter note: Called with a message if the file is damaged. The file is then renamed.
    func read(note: (String) -> Void) throws -> LearningProgress? {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        if let progress = try? decoder.decode(LearningProgress.self, from: data) { return progress }
        let damaged = unusedURL
        try FileManager.default.moveItem(at: url, to: damaged)
        note(
            "\(url.path) can't be read, and is now called \(damaged.lastPathComponent). Your code and your saved work are "
                + "untouched")
        return nil
    }

    /// The path of the file with the lowest number after it that no other file has.
    private var unusedURL: URL {
        var number = 1
        while FileManager.default.fileExists(atPath: "\(url.path).\(number)") { number += 1 }
        return url.appendingPathExtension("\(number)")
    }

    func write(_ progress: LearningProgress) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(try JSONText.encode(progress).utf8).write(to: url, options: .atomic)
    }
}
