import Foundation

/// What Package.swift says of its targets, as the package manager understands it.
struct PackageManifest {
    /// The root of the package.
    let folder: URL
    /// The targets, each after those it depends on.
    let targets: [PackageTarget]

    /// Asks the package manager. It works in a folder of its own, so it need not wait for another one at
    /// work on the same package.
    init(of folder: URL) throws {
        let scratch = try TemporaryFolder()
        let json = try Tool("swift", "package").run([
            "--package-path", folder.path, "--scratch-path", scratch.url.path, "dump-package",
        ])
        let dump = try JSONDecoder().decode(Dump.self, from: json)
        self.folder = folder
        let version = String(dump.toolsVersion._version.prefix { $0 != "." })
        targets = Self.sorted(
            dump.targets.map { PackageTarget($0, in: folder, languageVersion: version) })
    }

    /// The target of that name.
    func target(named name: String) throws -> PackageTarget {
        guard let target = targets.first(where: { $0.name == name }) else {
            throw AnatomyError(
                "\(folder.path)/Package.swift has no target \"\(name)\"; run this in the folder of Triptych"
            )
        }
        return target
    }

    /// The targets of these names with all that they depend on, each after those it depends on.
    func closure(of names: [String]) throws -> [PackageTarget] {
        var needed = Set<String>()
        var open = names
        while let name = open.popLast() {
            guard needed.insert(name).inserted else { continue }
            open += try target(named: name).dependencies
        }
        return targets.filter { needed.contains($0.name) }
    }

    private static func sorted(_ targets: [PackageTarget]) -> [PackageTarget] {
        var sorted: [PackageTarget] = []
        var rest = targets
        while !rest.isEmpty {
            let placed = Set(sorted.map(\.name))
            let next = rest.filter { placed.isSuperset(of: $0.dependencies) }
            if next.isEmpty { break }
            sorted += next
            rest.removeAll { target in next.contains { $0.name == target.name } }
        }
        return sorted
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
