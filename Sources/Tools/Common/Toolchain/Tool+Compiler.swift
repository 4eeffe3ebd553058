import Foundation

extension Tool {
    /// A tool that came with the compiler, from the compiler's own folder. On the search path there may be an older
    /// one, which doesn't read what this compiler writes.
    package static func besideCompiler(_ name: String) throws -> Tool {
        let json = try Tool("swiftc").run(["-print-target-info"])
        let info = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        guard let paths = info?["paths"] as? [String: Any],
            let resources = paths["runtimeResourcePath"] as? String
        else { return Tool(name) }
        // `usr/lib/swift` of the toolchain, beside `usr/bin`.
        let tool = URL(fileURLWithPath: resources).appending(path: "../../bin/\(name)")
            .standardizedFileURL
        return FileManager.default.isExecutableFile(atPath: tool.path)
            ? Tool(tool.path) : Tool(name)
    }
}
