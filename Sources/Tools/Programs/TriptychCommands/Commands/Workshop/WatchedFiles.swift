import Foundation

/// When each watched file was changed last.
struct WatchedFiles: Equatable {
    private var dates: [String: Date] = [:]

    /// - Parameter paths: Files, and folders with all that is in them.
    init(_ paths: [String], in package: URL) {
        for path in paths {
            let root = package.appending(path: path).path
            add(root)
            for name in FileManager.default.subpaths(atPath: root) ?? [] { add("\(root)/\(name)") }
        }
    }

    private mutating func add(_ path: String) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        // A folder changes with each file that an editor replaces.
        guard attributes?[.type] as? FileAttributeType != .typeDirectory else { return }
        dates[path] = attributes?[.modificationDate] as? Date
    }
}
