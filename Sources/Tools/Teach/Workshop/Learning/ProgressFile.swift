import Foundation
import Output

/// Keeps the progress in the package, where git ignores it.
struct ProgressFile {
    static let folder = ".triptych/workshop"

    private let package: URL

    init(of package: URL) {
        self.package = package
    }

    private var url: URL { package.appending(path: Self.folder + "/progress.json") }

    /// - Parameter note: Called with what was done with a damaged file. It is renamed, and nothing is lost but the
    ///   list of what was done.
    func read(note: (String) -> Void) throws -> LearningProgress {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            return LearningProgress()
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        if let progress = try? decoder.decode(LearningProgress.self, from: data), progress.isSound {
            return progress
        }
        let path = Self.unused("\(Self.folder)/progress-damaged", "json", in: package)
        try FileManager.default.moveItem(at: url, to: package.appending(path: path))
        note(
            "\(Self.folder)/progress.json can't be read and is now \(path); your code and your saved "
                + "patches are untouched, and a new list of what you did begins")
        return LearningProgress()
    }

    func write(_ progress: LearningProgress) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Self.makeFolder(in: package)
        try encoder.encode(progress).write(to: url, options: .atomic)
    }

    static func makeFolder(in package: URL) throws {
        try FileManager.default.createDirectory(
            at: package.appending(path: folder), withIntermediateDirectories: true)
    }

    /// A path at which there is nothing yet: the name with the first number that is free.
    static func unused(_ name: String, _ fileExtension: String, in package: URL) -> String {
        var number = 1
        while !package.lacks("\(name)-\(number).\(fileExtension)") { number += 1 }
        return "\(name)-\(number).\(fileExtension)"
    }
}
