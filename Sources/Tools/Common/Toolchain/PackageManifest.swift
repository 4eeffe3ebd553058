import Foundation

/// The targets of a package, as the package manager reads them from Package.swift.
package struct PackageManifest {
    private let folder: URL
    package let targets: [PackageTarget]

    /// The environment variables with which Package.swift also has the variants.
    package static let withVariants = ["TRIPTYCH_BUILD": "variants"]

    /// The environment variables with which it has only the architectures, whatever those of this process are.
    package static let withoutVariants = ["TRIPTYCH_BUILD": ""]

    package static func environment(withVariants: Bool) -> [String: String] {
        withVariants ? Self.withVariants : withoutVariants
    }

    /// Asks the package manager, in a scratch folder of its own, so that it does not wait for another package manager that
    /// works on the same package. Package.swift may read the environment variables.
    package init(of folder: URL, environment: [String: String] = [:]) throws {
        let scratch = try TemporaryFolder(in: folder)
        let json = try Tool("swift", "package").run(
            [
                "--package-path", folder.path, "--scratch-path", scratch.url.path, "dump-package",
            ], environment: environment)
        guard let dump = try JSONSerialization.jsonObject(with: json) as? [String: Any],
            let targets = dump["targets"] as? [[String: Any]],
            let version = (dump["toolsVersion"] as? [String: Any])?["_version"] as? String
        else {
            throw PackageError(
                "`swift package dump-package` does not name the targets; is this Swift 6.3 or later?"
            )
        }
        self.folder = folder
        self.targets = targets.map {
            PackageTarget($0, in: folder, languageVersion: String(version.prefix { $0 != "." }))
        }
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

    /// The targets of these names with all that they depend on, each after the targets that it depends on.
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

/// A target of a package, with its compiler flags.
package struct PackageTarget: Sendable {
    package let name: String
    package let folder: URL
    /// The names of the targets it depends on.
    package let dependencies: [String]
    /// The compiler flags of its settings in Package.swift.
    package let flags: [String]

    /// - Parameter dump: The package manager's description of the target.
    init(_ dump: [String: Any], in package: URL, languageVersion: String) {
        func list(_ key: String) -> [[String: Any]] { dump[key] as? [[String: Any]] ?? [] }
        name = dump["name"] as? String ?? ""
        let standard = (dump["type"] as? String == "test" ? "Tests/" : "Sources/") + name
        folder = package.appending(path: dump["path"] as? String ?? standard)
        dependencies = list("dependencies").compactMap { dependency in
            ((dependency["byName"] ?? dependency["target"]) as? [Any])?.first as? String
        }
        // Settings whose value is no text, such as lists of flags, are left out.
        let settings = list("settings").filter { $0["tool"] as? String == "swift" }
            .flatMap { $0["kind"] as? [String: [String: Any]] ?? [:] }
        flags =
            ["-swift-version", languageVersion, "-D", "SWIFT_PACKAGE"]
            + settings.flatMap { setting, value in
                (value["_0"] as? String).map { Self.flags(for: setting, $0) } ?? []
            }
    }

    package var sources: [URL] {
        get throws { try Self.sources(in: folder).sorted { $0.path < $1.path } }
    }

    /// Follows links to folders, as the package manager does.
    private static func sources(in folder: URL) throws -> [URL] {
        try PackageFolder.names(in: folder).flatMap { name in
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
