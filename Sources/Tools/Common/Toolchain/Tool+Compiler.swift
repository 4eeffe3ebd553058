import Foundation

extension Tool {
    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
        }

        let paths: Paths
    }

    /// A tool that came with the compiler, from the compiler's own folder. On the search path there may be an older
    /// one, which doesn't read what this compiler writes.
    package static func besideCompiler(_ name: String) throws -> Tool {
        let json = try Tool("swiftc").run(["-print-target-info"])
        let info = try JSONDecoder().decode(TargetInfo.self, from: json)
        // `usr/lib/swift` of the toolchain, beside `usr/bin`.
        let resources = URL(fileURLWithPath: info.paths.runtimeResourcePath)
        let tool = resources.appending(path: "../../bin/\(name)").standardizedFileURL
        return FileManager.default.isExecutableFile(atPath: tool.path)
            ? Tool(tool.path) : Tool(name)
    }
}
