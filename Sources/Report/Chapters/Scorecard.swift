import Anatomy
import BenchmarkReports
import Measuring
import Reporting

/// The figures that say most, a column for each architecture.
struct Scorecard {
    private let run: BenchmarkRun
    private let tour: Tour
    private let sources: [ArchitectureFiles]
    private let findings: [Finding]
    private let apps: [String]

    init(run: BenchmarkRun, tour: Tour, sources: [ArchitectureFiles]) {
        self.run = run
        self.tour = tour
        self.sources = sources
        findings = run.findings
        apps = run.apps
    }

    var section: PageSection {
        PageSection(
            id: "scorecard", title: "The scorecard",
            html: """
                <p>Times are ratios to those of \(reference), which come first: view controllers that call the
                services themselves. No row says which architecture is best: they cost different things, and what is got
                for the cost stands in the code.</p>
                \(table.html(caption: "The architectures beside \(reference)", rows: "Figure"))
                """)
    }

    private var reference: String { apps.first ?? "the reference" }

    private var table: Table {
        var table = Table(columns: [Table.Column("")] + apps.map { Table.Column($0, .right) })
        for (title, cells) in rows where cells.contains(where: { $0 != Self.nothing }) {
            table.add([title] + cells)
        }
        return table
    }

    private static let nothing = "–"
    private static let session = "one whole session"

    private var rows: [(title: String, cells: [String])] {
        suites.flatMap(ratioRows)
            + [
                ("allocations in \(Self.session)", counts(of: Self.session) { $0.allocations }),
                ("retains in \(Self.session)", counts(of: Self.session) { $0.retains }),
                ("instructions in \(Self.session)", counts(of: Self.session) { $0.instructions }),
                ("share of a tap over HTTP beyond that of \(reference)", apps.map(tapShare)),
                (
                    "messages at a tap on \"Log in\"",
                    apps.map { step($0).map { "\($0.messageCount)" } }
                ),
                ("roles and types that take part in it", apps.map(participants)),
                ("source files", apps.map { files(of: $0).map { "\($0.count)" } }),
                ("lines of source that are not blank", apps.map(lines)),
            ].map { ($0.0, $0.1.map { $0 ?? Self.nothing }) }
    }

    /// Those of the app, in which all take part.
    private var suites: [String] {
        run.suites.filter { suite in
            findings.contains { $0.suite == suite && apps.dropFirst().contains($0.subject) }
        }
    }

    private func ratioRows(of suite: String) -> [(title: String, cells: [String])] {
        let found = findings.filter { $0.suite == suite }
        return [
            (
                "time of \(Self.session), \(suite)",
                apps.map { app in
                    found.first { $0.action == Self.session && $0.subject == app }?.cell
                        ?? Self.nothing
                }
            ),
            (
                "actions by verdict (\(Verdict.legend)), \(suite)",
                apps.map { Self.verdicts(of: $0, in: found) }
            ),
        ]
    }

    private static func verdicts(of app: String, in findings: [Finding]) -> String {
        let verdicts = findings.filter { $0.subject == app }.compactMap(\.verdict)
        func count(_ verdict: Verdict) -> Int { verdicts.count { $0 == verdict } }
        return verdicts.isEmpty
            ? nothing
            : Verdict.allCases.filter { $0 != .tooFewProcesses || count($0) > 0 }
                .map { "\(count($0))\($0.mark)" }.joined(separator: " ")
    }

    private func counts(of action: String, _ count: (Counts) -> Int?) -> [String?] {
        let counted = run.counts.first {
            $0.name == action && !$0.isOpenScreen
        }
        return apps.map { app in
            guard let counted, let index = counted.subjects.firstIndex(of: app) else { return nil }
            return count(counted.counts[index]).map { Double($0).formatted(places: 0) }
        }
    }

    private func tapShare(of app: String) -> String? {
        run.taps.first { $0.app == app && $0.app != apps.first }
            .map { "\(($0.architecture / $0.whole * 100).formatted(places: 1)) %" }
    }

    private func step(_ app: String) -> Trace.Step? { tour.step(FiveActions.logIn, of: app) }

    private func participants(of app: String) -> String? {
        step(app).map { "\(Set($0.messages.flatMap { [$0.sender, $0.receiver] }).count)" }
    }

    private func files(of app: String) -> [SourceFile]? {
        sources.first { $0.subject.name == app }?.files
    }

    private func lines(of app: String) -> String? {
        files(of: app).map { files in
            let lines = files.flatMap { $0.text.split(whereSeparator: \.isNewline) }
            return Double(lines.count { !$0.allSatisfy(\.isWhitespace) }).formatted(places: 0)
        }
    }
}

extension Finding {
    fileprivate var cell: String {
        isReference
            ? seconds.formattedAsTime
            : "\(ratio.formatted(places: 2)) \(mark)"
    }
}
