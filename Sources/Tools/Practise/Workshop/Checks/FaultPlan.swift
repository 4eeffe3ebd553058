import ArchitectureList
import Trials

/// The faults for the sources of one architecture, and the tests that may catch them.
struct FaultPlan {
    struct Fault {
        let name: String
        /// The explanation in the patch.
        var text = ""
    }

    /// A change of the sources.
    struct Edit {
        /// Nil for an edit that changes no behaviour.
        var fault: Fault?
        let changes: [String: String?]
    }

    private(set) var faults: [Edit] = []
    /// An edit that changes no behaviour.
    private(set) var harmless = Edit(changes: [:])
    /// In a hunt, the sources as they were before the fault was planted. A test that passes only with the learner's own
    /// sources has caught something else, such as a description that the learner added.
    private(set) var sound: Edit?
    /// The tests that may catch a fault, such as `VoiceTests/loud`; nil for all.
    private(set) var candidates: Set<String>?

    static let nothing = FaultPlan()

    private init() {}

    /// - Parameters:
    ///   - start: The files as they were at the start. Its `changes` are the files that have changed since then.
    ///   - texts: The files with the tests.
    ///   - others: The paths of all files of the package.
    init(
        of target: Assignment, start: FileTexts, in texts: FileTexts, among others: Set<String>
    ) throws {
        if target.exercise.kind == .hunt {
            // The learner starts with the fault, so a test that existed at the start does not count, nor does its copy.
            let paths = Set(start.changes.keys).union(texts.changes.keys)
                .filter(target.subject.owns)
            let tests = paths.filter(target.hasTests)
            let former = try start.tests(in: tests.union(others.filter(target.hasTests)))
            candidates = Set(
                try texts.tests(in: tests).filter { test in
                    !former.contains { $0.name == test.name || $0.body == test.body }
                }.map(\.name))
            let planted = [target.exercise.starts[target.subject.name]].compactMap(\.self)
            var before = start
            try before.apply(planted, reversed: true)
            let sources = paths.union(planted.flatMap(\.paths))
                .filter { !target.hasTests(at: $0) }
            faults = [
                Edit(fault: Fault(name: "the fault"), changes: try start.texts(of: sources))
            ]
            sound = Edit(changes: try before.texts(of: sources))
        } else {
            faults = try target.faults.map { try Edit($0, in: texts) }
        }
        let paths = Set(faults.flatMap(\.changes.keys))
        harmless = Edit(
            changes: try paths.reduce(into: [:]) { changes, path in
                // A test that counts the lines or bytes of a source fails with this edit.
                changes[path] = try texts.text(at: path).map { "// An edit.\n\n" + $0 }
            })
    }
}

extension FaultPlan.Edit {
    fileprivate init(_ patch: Patch, in texts: FileTexts) throws {
        var seeded = texts
        try seeded.apply([patch])
        fault = FaultPlan.Fault(
            name: "the fault \"\(patch.name)\"", text: "\(patch.name): \(patch.notes)")
        changes = seeded.changes.filter { patch.paths.contains($0.key) }
    }
}

extension FileTexts {
    fileprivate func texts(of paths: Set<String>) throws -> [String: String?] {
        try paths.reduce(into: [:]) { texts, path in texts[path] = .some(try text(at: path)) }
    }

    fileprivate func tests(in paths: Set<String>) throws -> [WrittenTest] {
        try paths.flatMap { WrittenTest.all(in: try text(at: $0) ?? "").filter(\.isTest) }
    }
}
