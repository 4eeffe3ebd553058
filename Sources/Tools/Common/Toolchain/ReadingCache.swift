import Foundation

/// Keeps the results of reading a package, in its `.build/triptych`. They are valid as long as the sources, the program and
/// the compiler stay the same.
package struct ReadingCache {
    private let folder: URL
    /// The first line of a valid file: a hash of everything that was read.
    private let heading: Data

    /// - Parameters:
    ///   - names: The parts of the package that are read, if the caller does not read all of it.
    ///   - sources: The folders and files of the sources that are read.
    ///   - paths: Other folders and files of the package that are read.
    ///   - program: The program that reads; nil if it does not matter which one. If it is older than a source, it may read
    ///     something else than a program that is built now, so its results are valid for itself alone.
    package init(
        of package: URL, for names: [String] = [],
        in sources: [String] = ["Package.swift", "Sources", "Benchmarks", "Tests"],
        and paths: [String] = [], program: URL? = Bundle.main.executableURL
    ) throws {
        folder = package.appending(path: ".build/triptych")
        var digest = Digest()
        digest.add(try Tool("swiftc").run(["--version"]))
        digest.add(Data(names.joined(separator: " ").utf8))
        let files = PackageFolder.files(in: sources, of: package).filter { $0.hasSuffix(".swift") }
        if let built = Self.date(of: program) {
            let newest = files.compactMap { Self.date(of: package.appending(path: $0)) }.max()
            if let newest, newest > built { digest.add(Data("\(built)".utf8)) }
        }
        for path in files + PackageFolder.files(in: paths, of: package) {
            digest.add(Data(path.utf8))
            let file = package.appending(path: path).path
            digest.add(FileManager.default.contents(atPath: file) ?? Data())
        }
        heading = Data("\(String(digest.value, radix: 16))\n".utf8)
    }

    /// The cached value with this name. If there is none, makes a value and caches it.
    package func value<Value: Codable>(
        _ name: String, otherwise make: () throws -> Value
    ) throws -> Value {
        if let kept: Value = kept(name) { return kept }
        let value = try make()
        keep(value, as: name)
        return value
    }

    /// The cached value with this name; nil if there is none that is valid.
    package func kept<Value: Codable>(_ name: String) -> Value? {
        // Compare the heading first, because large values take long to decode.
        guard let data = try? Data(contentsOf: file(named: name)), data.starts(with: heading) else {
            return nil
        }
        return try? JSONDecoder().decode(Value.self, from: data.dropFirst(heading.count))
    }

    /// Caches a value. A write error is ignored: the next run only takes longer.
    package func keep<Value: Codable>(_ value: Value, as name: String) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard let data = try? JSONEncoder().encode(value) else { return }
        try? (heading + data).write(to: file(named: name), options: .atomic)
    }

    private static func date(of file: URL?) -> Date? {
        let attributes = file.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
        return attributes?[.modificationDate] as? Date
    }

    private func file(named name: String) -> URL { folder.appending(path: "\(name).json") }
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
