import Output

/// The figures of the architectures, laid side by side.
package struct AnatomyReport {
    struct Section {
        /// What it is called where a document asks for it, such as `size`.
        let key: String
        let title: String
        let note: String
        let table: Table
        /// Whether it is the same on every machine, and so can be put into a document.
        let isDeterministic: Bool

        init(
            _ key: String, _ title: String, _ table: Table, note: String,
            isDeterministic: Bool = true
        ) {
            self.key = key
            self.title = title
            self.table = table
            self.note = note
            self.isDeterministic = isDeterministic
        }
    }

    let sections: [Section]

    package init(_ figures: AnatomyFigures) {
        let sizes = [
            figures.sizeSection, figures.featureSection, figures.featureDetailSection,
            figures.roleSection, figures.roleDetailSection, figures.extremeSection,
        ]
        let relations =
            [figures.couplingSection] + figures.referenceSections
            + [figures.moduleSection, figures.ownershipSection]
        let others = [figures.testSection, figures.measuredSection, figures.messageSection]
        sections = sizes + relations + others.compactMap(\.self)
    }

    /// The text for a terminal.
    ///
    /// - Parameter width: How many characters fit in a line; nil if that does not matter.
    package func text(width: Int?) -> String {
        sections.map { section in
            [
                section.title, section.table.rendered(width: width),
                section.note.wrapped(width: width ?? 100),
            ]
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
}

extension AnatomyReport.Section {
    fileprivate var markdown: String {
        ["**\(title)**", table.markdown, note].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

extension AnatomyReport {
    package var html: HTML {
        "\(sections.map(\.html))"
    }
}

extension AnatomyReport.Section {
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
