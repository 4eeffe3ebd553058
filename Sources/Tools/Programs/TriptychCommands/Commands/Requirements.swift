import ArchitectureRules
import Foundation
import Output
import Toolchain

enum BuildMode {
    /// Refuses a debug build: its times say nothing of the code, only of the missing optimiser.
    static func requireRelease() throws(UsageError) {
        #if DEBUG
            let words = CommandLine.arguments.dropFirst().map {
                $0.contains(/[^\w\-.\/:=,]/) ? "'\($0)'" : $0
            }
            throw UsageError(
                "a debug build's times mean nothing; type: swift run -c release triptych "
                    + words.joined(separator: " "))
        #endif
    }
}

extension PackageFolder {
    /// The package that the program is called in. To call it elsewhere is wrong usage.
    static func current(with architectures: [ArchitectureSources]) throws(UsageError) -> URL {
        do {
            return try find(with: architectures.map(\.folder))
        } catch {
            throw UsageError("\(error)")
        }
    }
}
