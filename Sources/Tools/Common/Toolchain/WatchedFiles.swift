import Foundation

/// When each watched file was changed last. In a folder, only sources and scenarios are watched, and not what an editor
/// leaves beside them, such as `A.swift~` and `#A.swift#`.
package struct WatchedFiles: Equatable {
    private let dates: [String: Date]

    /// - Parameter paths: Files, and folders with all that is in them.
    package init(_ paths: [String], in package: URL) {
        let files = PackageFolder.files(in: paths, of: package).filter { path in
            paths.contains(path) || [".swift", ".feature"].contains(where: path.hasSuffix)
        }
        dates = files.reduce(into: [:]) { dates, path in
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
