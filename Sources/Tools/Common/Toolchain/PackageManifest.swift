import Foundation

/// What Package.swift says of its targets, as the package manager understands it.
package struct PackageManifest {
    private let folder: URL
    package let targets: [PackageTarget]

    /// Asks the package manager. It works in a folder of its own, so it need not wait for another one at
    /// work on the same package. Package.swift may read the environment.
    package init(of folder: URL, environment: [String: String] = [:]) throws {
        let scratch = try TemporaryFolder(in: folder)
        let json = try Tool("swift", "package").run(
            [
                "--package-path", folder.path, "--scratch-path", scratch.url.path, "dump-package",
            ], environment: environment)
        let dump = try JSONDecoder().decode(Dump.self, from: json)
        self.folder = folder
        let version = String(dump.toolsVersion._version.prefix { $0 != "." })
        targets = dump.targets.map { PackageTarget($0, in: folder, languageVersion: version) }
    }

    package func target(named name: String) throws -> PackageTarget {
        guard let target = targets.first(where: { $0.name == name }) else {
            throw PackageError(
                "\(folder.path)/Package.swift has no target \"\(name)\"; this program was built for other sources, "
                    + "so build it again with `swift build`"
            )
        }
        return target
    }

    /// The targets of these names with all that they depend on, each after those it depends on.
    package func closure(of names: [String]) throws -> [PackageTarget] {
        var found: [PackageTarget] = []
        func visit(_ name: String) throws {
            if found.contains(where: { $0.name == name }) { return }
            let target = try target(named: name)
            try target.dependencies.forEach(visit)
            found.append(target)
        }
        try names.forEach(visit)
        return found
    }
}

extension PackageManifest {
    /// The part of the package manager's answer that is needed here, under its names.
    struct Dump: Decodable {
        struct Version: Decodable {
            let _version: String
        }

        struct Target: Decodable {
            struct Dependency: Decodable {
                let byName: [String?]?
                let target: [String?]?
            }

            struct Setting: Decodable {
                struct Value: Decodable {
                    let _0: String
                }

                let kind: [String: Value]
                let tool: String

                private enum CodingKeys: CodingKey { case kind, tool }

                /// Settings whose value is no text, such as lists of flags, are left out.
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: CodingKeys.self)
                    kind = (try? container.decode([String: Value].self, forKey: .kind)) ?? [:]
                    tool = try container.decode(String.self, forKey: .tool)
                }
            }

            let name: String
            let type: String
            let path: String?
            let dependencies: [Dependency]
            let settings: [Setting]
        }

        let toolsVersion: Version
        let targets: [Target]
    }
}

/// A target of a package, with its compiler flags.
package struct PackageTarget: Sendable {
    package let name: String
    package let folder: URL
    /// The names of the targets it depends on.
    package let dependencies: [String]
    /// The compiler flags of its settings in Package.swift.
    package let flags: [String]

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

    package var sources: [URL] {
        get throws { try Self.sources(in: folder).sorted { $0.path < $1.path } }
    }

    /// Follows links to folders, as the package manager does.
    private static func sources(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).flatMap { name in
            let url = folder.appending(path: name)
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            return isFolder.boolValue
                ? try sources(in: url) : name.hasSuffix(".swift") ? [url] : []
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
