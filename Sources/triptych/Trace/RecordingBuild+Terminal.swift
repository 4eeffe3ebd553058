import Anatomy
import Architectures
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

    /// What architectures do in a scenario.
    ///
    /// - Parameters:
    ///   - path: The feature file.
    ///   - index: Which of its scenarios, counted from 0.
    ///   - step: Which step to take, counted from 0; nil takes all.
    ///   - name: What the scenario is called.
    func traces(
        path: String, index: Int, step: Int? = nil, named name: String,
        of architectures: [Architecture], detail: CallTreeBuilder.Detail = .roles,
        on terminal: Terminal
    ) throws -> [Trace] {
        defer { terminal.clearProgress() }
        return try architectures.map { architecture in
            terminal.showProgress("\(architecture.rawValue): \(name)")
            let recording = try record(
                path: path, index: index, architecture: architecture.rawValue)
            return try trace(
                recording, architecture: architecture.rawValue, step: step, detail: detail)
        }
    }

    /// The folder of the package that this is called in.
    static func package() throws(UsageError) -> URL {
        guard let scenarios = try? FeatureFiles.ownFolder() else {
            let folder = FileManager.default.currentDirectoryPath
            throw UsageError(
                "what is looked at is the package around the current folder, and \(folder) is in none; "
                    + "change into the package")
        }
        return URL(fileURLWithPath: scenarios).deletingLastPathComponent()
    }
}
