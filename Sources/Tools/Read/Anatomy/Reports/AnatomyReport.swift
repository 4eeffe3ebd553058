import Output
import Traces

/// The figures of the architectures side by side, in tables.
package struct AnatomyReport {
    private let sections: [AnatomyFigures.Section]
    /// Not for a document: updating it would take a build that records.
    private let messages: AnatomyFigures.Section?

    /// - Parameter messages: The messages of each of the five actions, by architecture; empty if they were not counted.
    package init(_ figures: AnatomyFigures, messages: [String: [ActionMessages]] = [:]) {
        sections = [
            figures.sizeSection, figures.featureSection, figures.roleSection,
            figures.referenceSection, figures.ownershipSection, figures.testSection,
        ]
        self.messages = messages.isEmpty ? nil : figures.section(of: messages)
    }

    package var document: Document {
        Document((sections + [messages].compactMap(\.self)).flatMap(\.parts))
    }

    /// The texts of the generated parts, by name: `anatomy` for everything, and `anatomy size` and so on for
    /// each section.
    package var generated: [String: String] {
        let all = [("anatomy", Document(sections.flatMap(\.parts)).markdown)]
        return Dictionary(
            uniqueKeysWithValues: all
                + sections.map { ("anatomy \($0.key)", Document($0.parts).markdown) })
    }
}
