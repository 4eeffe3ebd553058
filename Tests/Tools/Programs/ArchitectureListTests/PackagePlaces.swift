import Foundation

/// Where things stand in the package that these tests are part of.
enum PackagePlaces {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let sources = root.appending(path: "Sources")
    static let benchmarks = root.appending(path: "Benchmarks")
    static let scenarios = root.appending(path: "scenarios")
}
