@testable import Anatomy

/// The tools of the toolchain that a trace takes beside the compiler.
enum RecordingTools {
    static let areThere = (try? Tool.run(["llvm-symbolizer", "--version"]).code) == 0
}
