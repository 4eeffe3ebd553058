import Foundation

/// `swift format`, with the rules of a package.
package struct SourceFormatter {
    private let package: URL

    package init(of package: URL) {
        self.package = package
    }

    /// The sources, each formatted. The files of the package stay as they are.
    package func formatted(_ sources: [String]) throws -> [String] {
        let folder = try TemporaryFolder(in: package)
        let files = try sources.enumerated().map { index, source in
            try folder.file(named: "\(index).swift", containing: Data(source.utf8))
        }
        let rules = package.appending(path: ".swift-format").path
        try Tool("swift", "format", "format").run(
            ["--in-place", "--configuration", rules] + files.map(\.path))
        return try files.map { try String(contentsOf: $0, encoding: .utf8) }
    }
}
