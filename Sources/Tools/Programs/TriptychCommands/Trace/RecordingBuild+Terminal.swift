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
        try build.build.bringUpToDate(build.product.rawValue, named: "records calls", on: terminal)
        return build
    }
}

extension SeparateBuild {
    /// Builds what has changed of a program, with its progress.
    ///
    /// - Parameter purpose: What the program does that others don't.
    func bringUpToDate(
        _ program: String, named purpose: String, on terminal: Terminal
    ) throws {
        if !hasProgram(program) {
            terminal.note(
                "building the program that \(purpose), this first time in full: some minutes")
        }
        defer { terminal.clearProgress() }
        try bringUpToDate(program) { terminal.showStep(String($0)) }
    }
}
