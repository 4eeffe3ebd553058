import Foundation

/// When each watched file was changed last.
struct WatchedFiles {
    private var features: [String: Date]?
    private var sources: [String: Date] = [:]

    /// - Parameters:
    ///   - features: The feature files; nil if they can't be found at the moment.
    ///   - package: The package whose sources to watch, if any.
    init(features: [String]?, package: URL?) {
        self.features = features.map { Self.dates(of: $0) }
        guard let package else { return }
        for folder in ["Sources", "Benchmarks", "Package.swift"] {
            let root = package.appending(path: folder).path
            let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String }
            let paths = names.map { $0.map { "\(root)/\($0)" } } ?? [root]
            sources.merge(Self.dates(of: paths)) { $1 }
        }
    }

    /// A file that was changed, added or removed since; sources first.
    func firstChange(since old: WatchedFiles) -> (path: String, isSource: Bool)? {
        if let path = Self.firstChange(from: old.sources, to: sources) { return (path, true) }
        guard let before = old.features, let now = features else { return nil }
        return Self.firstChange(from: before, to: now).map { ($0, false) }
    }

    private static func firstChange(from old: [String: Date], to new: [String: Date]) -> String? {
        Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.min()
    }

    private static func dates(of paths: [String]) -> [String: Date] {
        var dates: [String: Date] = [:]
        for path in paths {
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            // A folder changes with each file that an editor replaces.
            guard attributes?[.type] as? FileAttributeType != .typeDirectory else { continue }
            dates[path] = attributes?[.modificationDate] as? Date
        }
        return dates
    }
}
