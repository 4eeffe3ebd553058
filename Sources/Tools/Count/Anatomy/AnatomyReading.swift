import ArchitectureList
import Console
import Foundation
import Toolchain

/// Reads the figures that a command line asks for, and shows the progress of long work. Results for the same
/// sources are cached.
package struct AnatomyReading {
    private let architectures: [Architecture]
    private let package: URL
    private let cache: ReadingCache

    package init(architectures: [Architecture]) throws {
        self.architectures = architectures
        package = try PackageFolder.current()
        cache = try ReadingCache(of: package, for: architectures.names)
    }

    package func figures(on terminal: Terminal) throws -> AnatomyFigures {
        defer { terminal.clearProgress() }
        return try cache.value("anatomy of \(architectures.names.joined(separator: ", "))") {
            terminal.showProgress("reading the sources")
            return try AnatomyFigures.read(architectures.subjects, of: package)
        }
    }
}
