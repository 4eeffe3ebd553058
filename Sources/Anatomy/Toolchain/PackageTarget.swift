import Foundation

/// A target of a package, with what the compiler must be told to compile it.
struct PackageTarget: Sendable {
    let name: String
    /// The folder of its sources.
    let folder: URL
    /// The names of the targets it depends on.
    let dependencies: [String]
    /// The flags that its settings in Package.swift stand for.
    let flags: [String]

    init(
        _ target: PackageManifest.Dump.Target, in package: URL, languageVersion: String
    ) {
        name = target.name
        let standard = (target.type == "test" ? "Tests/" : "Sources/") + target.name
        folder = package.appending(path: target.path ?? standard)
        dependencies = target.dependencies.compactMap { dependency in
            (dependency.byName ?? dependency.target)?.first ?? nil
        }
        flags =
            ["-swift-version", languageVersion, "-D", "SWIFT_PACKAGE"]
            + target.settings.filter { $0.tool == "swift" }.flatMap { setting in
                setting.kind.flatMap { Self.flags(for: $0.key, $0.value._0) }
            }
    }

    /// Its source files, in order.
    var sources: [URL] {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".swift") }.sorted()
                .map { folder.appending(path: $0) }
        }
    }

    private static func flags(for setting: String, _ value: String) -> [String] {
        switch setting {
        case "enableUpcomingFeature": ["-enable-upcoming-feature", value]
        case "enableExperimentalFeature": ["-enable-experimental-feature", value]
        case "defaultIsolation": ["-default-isolation", value]
        case "define": ["-D", value]
        default: []
        }
    }
}
