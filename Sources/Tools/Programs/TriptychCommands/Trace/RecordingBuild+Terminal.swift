import ArchitectureRules
import Output
import Toolchain
import Traces

extension RecordingBuild {
    /// The build of the package around the current folder, with all that has just been changed.
    static func upToDate(
        of product: Product = .probe, with architectures: [ArchitectureSources],
        on terminal: Terminal
    ) throws -> RecordingBuild {
        let build = RecordingBuild(
            of: product, package: try PackageFolder.current(with: architectures),
            architectures: architectures)
        if !build.exists {
            terminal.note(
                "building the program that records, this first time in full: a minute or two")
        }
        defer { terminal.clearProgress() }
        try build.bringUpToDate { terminal.showStep(String($0)) }
        return build
    }
}
