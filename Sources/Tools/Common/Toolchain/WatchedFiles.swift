import Foundation

/// When each watched file was changed last.
package struct WatchedFiles: Equatable {
    private let dates: [String: Date]

    /// - Parameter paths: Files, and folders with all that is in them.
    package init(_ paths: [String], in package: URL) {
        dates = PackageFolder.files(in: paths, of: package).reduce(into: [:]) { dates, path in
            let file = package.appending(path: path).path
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
            dates[path] = attributes?[.modificationDate] as? Date
        }
    }

    /// Does some work now, and again after each change.
    package static func repeating(
        _ paths: [String], in package: URL, _ work: () throws -> Void
    ) rethrows -> Never {
        while true {
            let before = WatchedFiles(paths, in: package)
            try work()
            while WatchedFiles(paths, in: package) == before { Thread.sleep(forTimeInterval: 0.3) }
        }
    }
}
