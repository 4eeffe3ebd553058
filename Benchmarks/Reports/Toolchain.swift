import Foundation
import Measuring

/// What the program is compiled with.
public enum Toolchain {
    /// The toolchain in reach, which is the one that `swift run` has just compiled with.
    public static var current: String {
        var lines: [String] = []
        let compiler = WorkerProcess(
            URL(fileURLWithPath: "/usr/bin/env"), arguments: ["swift", "--version"])
        try? compiler.run { lines.append(String(decoding: $0, as: UTF8.self)) }
        return lines.lazy.compactMap(name).first ?? "unknown toolchain"
    }

    /// What the compiler calls itself in a line such as "Apple Swift version 6.3.1 (swift-6.3.1-RELEASE)".
    static func name(in line: String) -> String? {
        line.firstMatch(of: /Swift version ([0-9.]+)/).map { "Swift \($0.1)" }
    }
}
