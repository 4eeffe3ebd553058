import Foundation

/// Keeps what was read of a package in its `.build/triptych`. It is valid for the same sources, program and
/// compiler.
package struct ReadingCache {
    private struct Entry<Value: Codable>: Codable {
        let key: String
        let value: Value
    }

    private let folder: URL
    private let key: String

    /// - Parameters:
    ///   - folders: Folders of the package that are read beside its sources.
    ///   - program: The program that reads. Another build of it may read something else.
    package init(
        of package: URL, and folders: [String] = [], program: URL? = Bundle.main.executableURL
    ) throws {
        folder = package.appending(path: ".build/triptych")
        var digest = Digest()
        digest.add(try Tool("swiftc").run(["--version"]))
        let attributes = try program.map {
            try FileManager.default.attributesOfItem(atPath: $0.path)
        }
        digest.add(Data("\(attributes?[.size] ?? "") \(attributes?[.modificationDate] ?? "")".utf8))
        for path in try Self.sources(of: package) + Self.files(in: folders, of: package) {
            digest.add(Data(path.utf8))
            digest.add(try Data(contentsOf: package.appending(path: path)))
        }
        key = String(digest.value, radix: 16)
    }

    /// The value that was kept under a name or, if there is none, a new one, which is kept.
    package func value<Value: Codable>(
        _ name: String, otherwise make: () throws -> Value
    ) throws -> Value {
        if let kept: Value = kept(name) { return kept }
        let value = try make()
        keep(value, as: name)
        return value
    }

    /// The value that was kept under a name.
    package func kept<Value: Codable>(_ name: String) -> Value? {
        guard let data = try? Data(contentsOf: file(named: name)),
            let entry = try? JSONDecoder().decode(Entry<Value>.self, from: data), entry.key == key
        else { return nil }
        return entry.value
    }

    /// Keeps a value. Where nothing can be kept, the next run takes longer; that is no reason to fail.
    package func keep<Value: Codable>(_ value: Value, as name: String) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? JSONEncoder().encode(Entry(key: key, value: value))
            .write(to: file(named: name), options: .atomic)
    }

    private func file(named name: String) -> URL { folder.appending(path: "\(name).json") }

    private static func sources(of package: URL) throws -> [String] {
        let found = try files(in: ["Sources", "Benchmarks", "Tests"], of: package)
        return ["Package.swift"] + found.filter { $0.hasSuffix(".swift") }
    }

    private static func files(in folders: [String], of package: URL) throws -> [String] {
        let files = FileManager.default
        return try folders.flatMap { folder -> [String] in
            let root = package.appending(path: folder).path
            guard files.fileExists(atPath: root) else { return [] }
            return try files.subpathsOfDirectory(atPath: root).map { "\(folder)/\($0)" }
        }.filter { path in
            var isFolder: ObjCBool = false
            return files.fileExists(
                atPath: package.appending(path: path).path, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}

/// The FNV-1a hash of data. `Hasher` gives another value in each process.
private struct Digest {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ data: Data) {
        for byte in [UInt8](data) + [0] {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
        }
    }
}
