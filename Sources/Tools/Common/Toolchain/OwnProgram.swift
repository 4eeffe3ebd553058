import Foundation

/// The program that this process runs.
package enum OwnProgram {
    package static var url: URL {
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    }
}
