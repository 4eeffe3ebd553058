import Console

/// The figures of the architectures side by side, in tables.
package struct AnatomyReport {
    private let sections: [AnatomyFigures.Section]
    /// Sections that are not in the report, but only in documents that ask for them.
    private let others: [AnatomyFigures.Section]

    package init(_ figures: AnatomyFigures) {
        sections = [
            figures.sizeSection, figures.featureSection, figures.roleSection,
            figures.ownershipSection, figures.testSection,
        ]
        others = [figures.averageSection, figures.longestSection]
    }

    package var document: Document { Document(sections.flatMap(\.parts)) }

    /// The texts of the generated parts, by name: `anatomy` for everything, and `anatomy size` and so on for
    /// each section.
    package var generated: [String: String] {
        Dictionary(
            uniqueKeysWithValues: [("anatomy", document.markdown)]
                + (sections + others).map { ("anatomy \($0.key)", Document($0.parts).markdown) })
    }
}
