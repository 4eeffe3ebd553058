/// What a change costs in one architecture. Every figure is the number of elements of a list, so that it can be
/// checked by hand.
package struct PatchCost: Codable, Equatable, Sendable {
    /// A source file of the architecture that the change adds, changes or removes.
    struct File: Codable, Equatable, Sendable {
        let path: String
        /// Its role; nil if its name has none.
        let role: String?
        let statements: Edits
        /// Types, extensions and members, including requirements of protocols.
        let declarations: Edits
        let lines: Edits
    }

    let files: [File]
    /// The classes, actors, structures and enumerations in which something differs, in the type itself or in an
    /// extension.
    let types: [String]
    let protocols: [String]
    /// Requirements of protocols that are new, changed or removed, such as `FeedbackView.clearText()`.
    let requirements: [String]
    /// Nil if the architecture has no unit tests of its own.
    let tests: TestCost?
    /// What the change touches outside of the architecture and its tests. It is not counted.
    let elsewhere: [String]

    var roles: [String] { Set(files.compactMap(\.role)).sorted() }
    var statements: Edits { files.map(\.statements).sum }
    var declarations: Edits { files.map(\.declarations).sum }
    var lines: Edits { files.map(\.lines).sum }

    /// The statements and declarations in the sources.
    var editsOfSources: Edits { [statements, declarations].sum }
    /// All that a person edits: statements and declarations, in the sources and in the unit tests.
    var edits: Int { editsOfSources.total + (tests?.edits.total ?? 0) }
}

/// What a change costs in the unit tests of an architecture.
struct TestCost: Codable, Equatable, Sendable {
    /// The statements and declarations in tests and doubles.
    let edits: Edits
    /// Existing tests that had to be changed or removed, and suites whose set-up had to be changed.
    let brokenTests: [String]
    let writtenTests: [String]
    /// Those of the new tests whose suite makes a window or a view controller, itself or with a new double.
    let screenTests: [String]
    /// Existing doubles that had to be changed or removed.
    let brokenDoubles: [String]
    let writtenDoubles: [String]
}

/// The number of elements that are added, and that are removed. A changed element counts as one of each.
package struct Edits: Codable, Equatable, Sendable {
    let added: Int
    let removed: Int

    package var total: Int { added + removed }
}

extension Sequence<Edits> {
    var sum: Edits {
        Edits(added: map(\.added).reduce(0, +), removed: map(\.removed).reduce(0, +))
    }
}
