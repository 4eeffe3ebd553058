import ArchitectureList
import ArchitectureRules
import Foundation
import SwiftSources
import SwiftTokens
import Toolchain

/// The faults that can be made in an architecture.
package struct FaultList: Codable, Sendable {
    package let architecture: String
    /// In the order of the files and of the places in them.
    package let faults: [Fault]

    /// Finds the faults that can be made in some architectures. Compiles their modules to read them.
    package static func read(
        _ subjects: [ArchitectureSources], of package: URL
    ) throws -> [FaultList] {
        let package = package.withoutLinks
        let files = try PackageSyntax.map(subjects.map(\.module), of: package) {
            file, source, tree in
            let path = source.withoutLinks.path.trimmingPrefix(package.path + "/")
            let code = SwiftText(try String(contentsOf: source, encoding: .utf8))
            let faults = FaultReader.faults(
                in: tree, of: code, at: String(path), role: Role.name(ofFile: file.name))
            return (module: file.module, faults: faults)
        }
        return subjects.map { subject in
            // A file behind a link belongs to another architecture, and has its faults there.
            let faults = files.filter { $0.module == subject.module }.flatMap(\.faults)
                .filter { $0.path.hasPrefix(subject.folder + "/") }
            return FaultList(
                architecture: subject.name, faults: faults.numbered(in: subject.name))
        }
    }
}

extension FaultList {
    /// The list of some of the faults, with names of their own.
    func only(_ isIncluded: (Fault) -> Bool) -> FaultList {
        FaultList(
            architecture: architecture,
            faults: faults.filter(isIncluded).numbered(in: architecture))
    }
}

extension [Fault] {
    /// The faults with their names.
    func numbered(in architecture: String) -> [Fault] {
        enumerated().map { index, fault in
            var fault = fault
            fault.id = Fault.ID(architecture: architecture, number: index + 1)
            return fault
        }
    }
}

extension [Fault] {
    /// A systematic sample: this many at equal distances, or all if there are fewer. Each file has its share.
    package func sample(_ size: Int) -> [Fault] {
        size < count ? (0..<size).map { self[$0 * count / size] } : self
    }
}

extension String {
    /// The text on one line.
    var onOneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
