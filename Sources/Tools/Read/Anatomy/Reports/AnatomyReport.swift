import Output

/// The figures of the architectures side by side, in tables.
package struct AnatomyReport {
    struct Section {
        /// What it is called where a document asks for it, such as `size`.
        let key: String
        let title: String
        let table: Table
        var note = ""
        /// Whether it is the same on every machine, and so can be put into a document.
        var isDeterministic = true
    }

    let sections: [Section]

    /// - Parameter measured: What was measured beyond the sources.
    package init(_ figures: AnatomyFigures, measured: MeasuredFigures = MeasuredFigures()) {
        sections =
            [
                figures.sizeSection, figures.featureSection, figures.roleSection,
                figures.referenceSection, figures.ownershipSection, figures.testSection,
            ] + measured.sections(of: figures.architectures.map(\.name))
    }

    /// The text for a terminal.
    ///
    /// - Parameter width: How many characters fit in a line; nil if that does not matter.
    package func text(width: Int?) -> String {
        sections.map { section in
            let note = section.note.wrapped(to: width ?? 100).joined(separator: "\n")
            return [section.title, section.table.rendered(width: width), note]
                .filter { !$0.isEmpty }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// To be put into a document: what is the same on every machine.
    package var markdown: String {
        sections.filter(\.isDeterministic).map(\.markdown).joined(separator: "\n\n")
    }

    /// The texts of the generated parts, by name: `anatomy` for everything, and `anatomy size` and so on for
    /// each section.
    package var generated: [String: String] {
        var texts = ["anatomy": markdown]
        for section in sections where section.isDeterministic {
            texts["anatomy \(section.key)"] = section.markdown
        }
        return texts
    }

    package var html: HTML { "\(sections.map(\.html))" }
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
