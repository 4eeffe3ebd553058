import ArchitectureRules
import Output
import Toolchain
import Traces

extension RecordingBuild {
    /// The build of the package around the current folder, with all that has just been changed.
    static func upToDate(
        with architectures: [ArchitectureSources], on terminal: Terminal
    ) throws -> RecordingBuild {
        let build = RecordingBuild(
            package: try PackageFolder.current(with: architectures), architectures: architectures)
        if !build.isThere {
            terminal.note(
                "building the program that records calls, this first time in full: some minutes")
        }
        defer { terminal.clearProgress() }
        try build.bringUpToDate { terminal.showStep(String($0)) }
        return build
    }
}
