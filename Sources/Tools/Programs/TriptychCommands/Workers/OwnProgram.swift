import Foundation

/// The program that this process runs.
enum OwnProgram {
    static var url: URL {
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    }
}
