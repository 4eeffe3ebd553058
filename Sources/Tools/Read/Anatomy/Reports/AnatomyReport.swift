import Output
import Traces

/// The figures of the architectures side by side, in tables.
package struct AnatomyReport {
    struct Section {
        /// Its name in the generated parts of documents, such as `size`.
        let key: String
        let title: String
        let table: Table
        var note = ""
    }

    private let sections: [Section]
    /// Not for a document: updating it would take a build that records.
    private let messages: Section?

    /// - Parameter messages: The messages of each of the five actions, by architecture; empty if they were not counted.
    package init(_ figures: AnatomyFigures, messages: [String: [ActionMessages]] = [:]) {
        sections = [
            figures.sizeSection, figures.featureSection, figures.roleSection,
            figures.referenceSection, figures.ownershipSection, figures.testSection,
        ]
        self.messages = messages.isEmpty ? nil : figures.section(of: messages)
    }

    /// The text for a terminal.
    ///
    /// - Parameter width: How many characters fit in a line; nil if that does not matter.
    package func text(width: Int?) -> String {
        (sections + [messages].compactMap(\.self)).map { section in
            let note = section.note.wrapped(to: width ?? 100).joined(separator: "\n")
            return [section.title, section.table.rendered(width: width), note]
                .filter { !$0.isEmpty }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// The text for a document.
    var markdown: String {
        sections.map(\.markdown).joined(separator: "\n\n")
    }

    /// The texts of the generated parts, by name: `anatomy` for everything, and `anatomy size` and so on for
    /// each section.
    package var generated: [String: String] {
        var texts = ["anatomy": markdown]
        for section in sections {
            texts["anatomy \(section.key)"] = section.markdown
        }
        return texts
    }

    package var html: HTML { "\((sections + [messages].compactMap(\.self)).map(\.html))" }
}

extension AnatomyReport.Section {
    fileprivate var markdown: String {
        ["**\(title)**", table.markdown, note].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    fileprivate var html: HTML {
        """
        <div>
        <h3>\(title)</h3>
        \(note.isEmpty ? "" : "<p>\(note)</p>" as HTML)
        \(table.html(caption: title, rows: table.title))
        </div>
        """
    }
}
