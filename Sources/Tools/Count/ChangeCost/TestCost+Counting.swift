import ArchitectureList
import Console
import SwiftSources

extension TestCost {
    /// Counts what a change does to tests and doubles.
    ///
    /// A spy that has to learn a new call is broken, because the tests do not build without it. A suite does not count
    /// as broken if the change only adds helpers to it.
    init(of changes: [OutlinedChange]) {
        edits = changes.map { $0.edits { _ in true } }.sum
        let doubles = changes.filter { $0.path.holdsDoubles }
        let suites = changes.filter { !$0.path.holdsDoubles }
        let before = TestCode(suites.map(\.before))
        let after = TestCode(suites.map(\.after))
        let broken = before.members.filter { after.code(of: $0) != before.code(of: $0) }
        brokenTests =
            (broken.filter(\.isTest).map(\.name)
            + broken.filter { !$0.isTest }.map { "the set-up of \($0.type)" }.uniqued()).sorted()
        let written = after.members.filter { $0.isTest && before.code(of: $0) == nil }
        writtenTests = written.map(\.name).sorted()
        let oldDoubles = TestCode(doubles.map(\.before))
        let newDoubles = TestCode(doubles.map(\.after))
        brokenDoubles = oldDoubles.types.filter {
            newDoubles.code(ofType: $0) != oldDoubles.code(ofType: $0)
        }
        writtenDoubles = newDoubles.types.filter { oldDoubles.code(ofType: $0) == nil }
        let opening = newDoubles.types.filter { newDoubles.type($0, calls: Self.screens) }
        screenTests = written.filter { after.type($0.type, calls: Self.screens + opening) }
            .map(\.name).sorted()
    }
}

extension TestCost {
    /// The ends of the names of types that a test makes to open a screen, such as `AppInWindow`.
    private static let screens = ["Window", "ViewController"]
}

extension String {
    /// Whether a file of this path in the tests of an architecture holds doubles.
    var holdsDoubles: Bool {
        hasPrefix(ArchitectureSources.doublesFolder + "/") || contains("/Doubles/")
    }
}

/// The code of tests or doubles, by type and member.
private struct TestCode {
    struct Member: Hashable {
        let type: String
        let name: String
        let isTest: Bool
    }

    private var codeOfMember: [Member: [String]] = [:]
    private var codeOfType: [String: [String]] = [:]

    init(_ outlines: [CodeOutline]) {
        for piece in outlines.flatMap(\.pieces) {
            guard let type = piece.type else { continue }
            codeOfType[Self.outermost(type), default: []].append(piece.code)
            guard piece.member != nil else { continue }
            let member = Member(type: type, name: piece.fullName, isTest: piece.isTest)
            codeOfMember[member, default: []].append(piece.code)
        }
    }

    var members: [Member] { codeOfMember.keys.sorted { $0.name < $1.name } }

    var types: [String] { codeOfType.keys.sorted() }

    func code(of member: Member) -> [String]? { codeOfMember[member] }

    func code(ofType type: String) -> [String]? { codeOfType[type] }

    /// Types within a type are part of it.
    private static func outermost(_ type: String) -> String { String(type.prefix { $0 != "." }) }

    /// Whether the code of a type calls an initializer of a type whose name ends like this.
    func type(_ type: String, calls names: [String]) -> Bool {
        let code = codeOfType[Self.outermost(type)] ?? []
        return names.contains { name in code.contains { $0.contains(name + "(") } }
    }
}
