import ArchitectureList
import ArchitectureRules
import ChangeCost
import Console
import Measuring
import Traces

/// The most telling figures of each architecture.
struct Scorecard {
    /// One figure of one architecture.
    struct Cell {
        let text: String
        /// The length of its bar, relative to the others.
        let value: Double
        /// The comparison with the reference; nil if the figure is not compared.
        let sign: VerdictSign?

        init(_ text: String, _ value: Double, sign: VerdictSign? = nil) {
            self.text = text
            self.value = value
            self.sign = sign
        }

        /// - Parameter full: The value of a full bar.
        func cell(outOf full: Double) -> Table.Cell {
            let mark = sign == .same ? nil : sign.map { String($0.rawValue) }
            return Table.Cell(
                [text, mark].compactMap(\.self).joined(separator: " "), sign,
                bar: full > 0 ? value / full : 0)
        }
    }

    /// A figure of all architectures. The cell of an architecture that does not have it is nil.
    struct Row {
        let title: String
        let cells: [Cell?]
        /// The value of a full bar; nil for the greatest value of all architectures.
        var whole: Double?

        var full: Double { whole ?? cells.compactMap { $0?.value }.max() ?? 0 }
    }

    /// The action in which everything is done once; it is called a session in the titles.
    private static let session = "one whole session"

    /// What the services do in a suite, for a reader who does not know its name.
    private static let services = [
        "ready values": "services answer at once", "in-memory backend": "server in memory",
    ]

    let run: BenchmarkRun
    let findings: [Finding]
    let tour: [Trace]
    let sources: [ArchitectureFiles]
    /// Nil if the changes could not be read.
    var changes: CostReport?

    /// The names of the architectures, the reference first.
    var apps: [String] { run.apps.isEmpty ? sources.map(\.subject.name) : run.apps }

    var reference: String { apps.first ?? "the reference" }

    /// The files of an architecture; nil if they were not read.
    private func files(of app: String) -> ArchitectureFiles? {
        sources.first { $0.subject.name == app }
    }

    /// All rows with at least one figure. The time that depends most on the architecture is first.
    var rows: [Row] {
        (suites.reversed().map(session)
            + [
                counts("Allocations") { $0.allocations },
                counts("Retains and releases") { $0.retainsAndReleases },
                counts("Instructions") { $0.instructions },
                row("Heap blocks of the open home screen", memory),
                row("Statements of a change, median") { app in
                    changes?.median(of: .statements, in: app).map {
                        Cell($0.formatted(upToDigits: 6), $0)
                    }
                },
                row("Tap over HTTP, share above \(reference)", of: 1, tapShare),
                row("Messages in a tap on \"Log in\"") { app in
                    let steps = tour.first { $0.architecture == app }?.steps
                    return Self.whole(steps?.first { $0.text == FiveActions.logIn }?.messageCount)
                },
                row("Source files") { Self.whole(files(of: $0)?.files.count) },
                row("Lines of code") { Self.whole(files(of: $0)?.linesOfCode()) },
                row("Lines of code without a binding of its own") {
                    Self.whole(files(of: $0)?.linesOfCode(without: ArchitectureSources.binding))
                },
            ]).filter { $0.cells.contains { $0 != nil } }
    }

    private func row(
        _ title: String, of whole: Double? = nil, _ cell: (String) -> Cell?
    ) -> Row {
        Row(title: title, cells: apps.map(cell), whole: whole)
    }

    private static func whole(_ number: Int?) -> Cell? {
        number.map { Cell(String($0), Double($0)) }
    }

    /// The suites in which all apps take part. The last one measures little else than the architecture.
    private var suites: [String] {
        run.suites.filter { suite in
            findings.contains { $0.suite == suite && apps.dropFirst().contains($0.subject) }
        }
    }

    private func session(in suite: String) -> Row {
        row("Time of a session, " + (Self.services[suite] ?? suite)) { app in
            findings.first {
                $0.suite == suite && $0.action == Self.session && $0.subject == app
            }.map { finding in
                finding.isReference
                    ? Cell(finding.seconds.formattedAsTime, 1)
                    : Cell(
                        finding.verdict?.sign == .same
                            ? "=" : finding.ratio.formatted(places: 2) + "×", finding.ratio,
                        sign: finding.verdict?.sign)
            }
        }
    }

    private func counts(_ title: String, _ count: (Counts) -> Int?) -> Row {
        let counted = run.counts.first {
            $0.name == Self.session && !$0.isOpenScreen
        }
        return row("\(title) in a session") { app in
            Self.whole(counted?.counts(of: app).flatMap(count))
        }
    }

    /// The heap blocks that are alive while the home screen is open, including those of the app.
    private func memory(of app: String) -> Cell? {
        let open = run.counts.last { $0.isOpenScreen && $0.name.contains("home screen") }
        return Self.whole(open?.counts(of: app)?.blocksLeft)
    }

    /// The share of a tap over HTTP that an architecture takes beyond the reference.
    func tapShare(of app: String) -> Cell? {
        run.taps.first { $0.app == app && app != reference }.map { tap in
            let share = tap.architecture / tap.whole
            // Round like the printed text, so that 0.0 % has no bar.
            let printed = (share * 1000).rounded() / 1000
            return Cell(share.formattedAsPercentage(places: 1), max(printed, 0))
        }
    }
}

extension ArchitectureFiles {
    fileprivate func linesOfCode(without folder: String? = nil) -> Int {
        let lines = files.filter { $0.feature != folder }.flatMap {
            $0.text.split(whereSeparator: \.isNewline)
        }
        return lines.count { !$0.allSatisfy(\.isWhitespace) }
    }
}
