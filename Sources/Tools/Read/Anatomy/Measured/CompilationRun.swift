import ArchitectureRules
import Foundation
import SwiftSources
import Toolchain

/// Compile time and object size of an architecture.
package struct CompilationFigures: Codable, Equatable, Sendable {
    /// The median wall clock time of a release build of the module alone.
    package let seconds: Double
    /// The bytes of its object file, without debugging information.
    package let objectBytes: Int
}

package struct CompilationRun {
    private let package: URL
    /// Odd, so that there is a median.
    private let rounds: Int

    package init(of package: URL, rounds: Int = 5) {
        self.package = package
        self.rounds = rounds
    }

    /// The figures of some architectures, by name. The architectures are compiled alternately, so that a
    /// temporary slowdown of the machine affects all of them.
    package func figures(of subjects: [ArchitectureSources]) throws -> [String: CompilationFigures]
    {
        let manifest = try PackageManifest(of: package)
        let modules = Set(subjects.map(\.module)).sorted()
        let compiler = try Compiler(for: package)
        for target in try manifest.closure(of: modules) where !modules.contains(target.name) {
            try compiler.emitModule(of: target)
        }
        var seconds: [String: [Double]] = [:]
        var bytes: [String: Int] = [:]
        for _ in 0..<rounds {
            for target in try modules.map(manifest.target) {
                let start = ContinuousClock.now
                bytes[target.name] = try compiler.compile(target)
                seconds[target.name, default: []].append(
                    (ContinuousClock.now - start) / .seconds(1))
            }
        }
        return subjects.reduce(into: [:]) { figures, subject in
            guard let times = seconds[subject.module]?.sorted(), let size = bytes[subject.module]
            else { return }
            figures[subject.name] = CompilationFigures(
                seconds: times[times.count / 2], objectBytes: size)
        }
    }
}
