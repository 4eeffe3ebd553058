import ArchitectureRules
import Output
import SwiftSources
import Traces

extension AnatomyFigures {
    typealias Section = AnatomyReport.Section

    var sizeSection: Section {
        var rows = SideBySide("", of: architectures)
        rows.add("files") { String($0.size.files) }
        rows.add("types") { String($0.size.types) }
        rows.add("protocols") { String($0.size.protocols) }
        rows.add("requirements of the protocols") { String($0.size.requirements) }
        rows.add("functions") { String($0.size.functions) }
        rows.add("statements") { String($0.size.statements) }
        rows.add("of these in the binding") { String($0.feature("Binding", \.statements)) }
        rows.add("statements per function") { mean($0.size.statements, of: $0.size.functions) }
        rows.add("stored closures") { String($0.closures.stored) }
        rows.add("closures that keep self alive") { String($0.closures.keepingSelf) }
        rows.add("closures that only know self") { String($0.closures.knowingSelf) }
        return Section(
            key: "size", title: "Size", table: rows.table,
            note: """
                Statements are counted in the compiler's syntax tree, so comments, line breaks and braces count \
                for nothing. Functions are all that has a body: initialisers and accessors too. The binding is part \
                of MVVM's figures; most people take it from a library.
                """)
    }

    var featureSection: Section {
        var rows = SideBySide("Feature", of: architectures)
        for name in Set(architectures.flatMap { $0.features.map(\.name) }).sorted() {
            // Files in no folder are the app itself.
            rows.add(name.isEmpty ? "(the app itself)" : name) { architecture in
                architecture.features.first { $0.name == name }?.statementsInFiles
                    ?? architecture.folder(of: name).map { "part of \($0)" } ?? "–"
            }
        }
        return Section(
            key: "features", title: "Statements of each feature, and in how many files",
            table: rows.table)
    }

    var roleSection: Section {
        var rows = SideBySide("Role", of: architectures)
        for name in roleNames {
            rows.add(name) { architecture in
                architecture.roles.first { $0.name == name }?.statementsInFiles ?? "no place"
            }
        }
        return Section(
            key: "roles", title: "Statements of each role, and in how many files",
            table: rows.table,
            note: "No place: the architecture has no such role, and another one does its work.")
    }

    var referenceSection: Section {
        var rows = SideBySide("from", "to", of: architectures)
        let modules = Set(architectures.flatMap { $0.references.map(\.to) })
            .subtracting(roleNames).sorted()
        for from in roleNames {
            for to in roleNames + modules {
                let counts = architectures.map { $0.references(from: from, to: to) }
                if counts.allSatisfy({ $0 == 0 }) { continue }
                rows.add(from, to) { String($0.references(from: from, to: to)) }
            }
        }
        return Section(
            key: "references", title: "References of roles to each other and to other modules",
            table: rows.table, note: "How often a file names something that another file declares.")
    }

    var ownershipSection: Section {
        let holds = StoredProperty.Hold.allCases
        var table = Table(
            columns: ["", "Owner", "Owned"].map { Table.Column($0) }
                + holds.map { Table.Column($0.rawValue, .right) })
        for architecture in architectures {
            for owner in roleNames {
                for owned in roleNames {
                    let figures = architecture.ownership.filter {
                        $0.from == owner && $0.to == owned
                    }
                    if figures.isEmpty { continue }
                    let counts = holds.map { hold in
                        figures.first { $0.hold == hold }.map { String($0.count) } ?? "·"
                    }
                    table.add([architecture.name, owner, owned] + counts)
                }
            }
        }
        return Section(
            key: "ownership", title: "Ownership between roles", table: table,
            note: """
                A protocol stands for what conforms to it, if all of that has one role. Objects that are held in \
                closures are not seen here.
                """)
    }

    var testSection: Section {
        var rows = SideBySide("", of: architectures)
        func add(_ title: String, _ figure: (TestFigures) -> String) {
            rows.add(title) { $0.tests.map(figure) ?? "–" }
        }
        add("suites for logic roles") { String($0.suites) }
        add("tests") { String($0.tests) }
        add("statements per test") { mean($0.statements, of: $0.tests) }
        add("set-up statements per suite") { mean($0.setUp, of: $0.suites) }
        add("doubles used per suite") { mean($0.doublesUsed, of: $0.suites) }
        add("doubles written for it") { String($0.doubles) }
        add("statements in these") { String($0.doubleStatements) }
        return Section(
            key: "tests", title: "What it takes to test the logic", table: rows.table,
            note: """
                Set-up: initialisers of a suite, and properties with an initial value. Doubles of the services are \
                shared by all; the others are written for one. Where there is no logic role, there are no figures: \
                such an architecture can only be tested by way of its screens.
                """)
    }

    /// - Parameter messages: Those of each action, by architecture.
    func section(of messages: [String: [ActionMessages]]) -> Section {
        var rows = SideBySide("Action", of: architectures)
        for action in architectures.flatMap({ messages[$0.name] ?? [] }).map(\.action).uniqued() {
            rows.add(action) { architecture in
                let count = messages[architecture.name]?.first { $0.action == action }
                return count.map { String($0.messages) } ?? "–"
            }
        }
        return Section(
            key: "messages", title: "Messages between roles, by action", table: rows.table,
            note: """
                A message is a call from one role to another, or one that crosses a protocol; each run counts. A \
                deinit is not a message.
                """)
    }

    /// The roles of all architectures, and `other`.
    private var roleNames: [String] {
        Set(architectures.flatMap { $0.roles.map(\.name) })
            .sorted { Role.order($0) < Role.order($1) }
    }
}

/// A table with a column for each architecture.
private struct SideBySide {
    private(set) var table: Table
    private let architectures: [ArchitectureFigures]

    init(_ titles: String..., of architectures: [ArchitectureFigures]) {
        self.architectures = architectures
        table = Table(
            columns: titles.map { Table.Column($0) }
                + architectures.map { Table.Column($0.name, .right) })
    }

    mutating func add(_ titles: String..., figure: (ArchitectureFigures) -> String) {
        table.add(titles + architectures.map(figure))
    }
}

extension ArchitectureFigures.Part {
    fileprivate var statementsInFiles: String { "\(size.statements) in \(size.files)" }
}

/// A mean, with one place after the point.
private func mean(_ sum: Int, of count: Int) -> String {
    count == 0 ? "–" : (Double(sum) / Double(count)).formatted(places: 1)
}
