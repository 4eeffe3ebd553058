import Anatomy
import Foundation
import Reporting
import Scenarios

extension RecordingBuild {
    /// The build of the package around the current folder, with all that has just been changed.
    static func upToDate(on terminal: Terminal) throws -> RecordingBuild {
        let build = RecordingBuild(package: try package())
        if !build.exists {
            terminal.note(
                "building the program that records, this first time in full: a minute or two")
        }
        defer { terminal.clearProgress() }
        try build.build { terminal.showProgress(String($0.prefix((terminal.width ?? 80) - 1))) }
        return build
    }

    /// The folder of the package that this is called in.
    static func package() throws(UsageError) -> URL {
        guard let scenarios = try? FeatureFiles.ownFolder() else {
            let folder = FileManager.default.currentDirectoryPath
            throw UsageError(
                "what is read is the package around the current folder, and \(folder) is in none; "
                    + "change into the package")
        }
        return URL(fileURLWithPath: scenarios).deletingLastPathComponent()
    }
}
