import ArchitectureRules
import ChangeCost
import Console
import Foundation
import Pages
import Testing
import TestSupport

@testable import ReportPage

@Suite("The report")
struct ReportTests {
    static let sections = [
        "summary", "ratios", "growth", "counts", "sequences", "changes", "anatomy", "claims",
        "reader", "method",
    ]

    @Test("Every section is there, in order")
    func sections() throws {
        #expect(try Report.made().sections.map(\.id) == Self.sections)
    }

    @Test("It is under 600 kB, and loads nothing")
    func size() throws {
        let html = try Report.made().html
        #expect(html.utf8.count < 600_000)
        #expect(html.printedValues == [])
        for piece in ["src=", "@import", "url(", "<link", "fetch("] {
            #expect(!html.contains(piece), "\(piece)")
        }
    }

    @Test("Each suite has its chart, a sentence and a table")
    func ratios() throws {
        let html = try section("ratios")
        #expect(html.components(separatedBy: "<svg class=\"chart\"").count == 3)
        #expect(html.components(separatedBy: "<table>").count == 3)
        #expect(html.contains("<span class=\"verdict-slower\">▲ 4 slower</span>"))
        #expect(html.contains("<span class=\"verdict-same\">= 2 no difference shown</span>"))
        #expect(html.contains("class=\"margin\""))
    }

    @Test("Five actions are drawn in all architectures, and listed in words")
    func sequences() throws {
        let html = try section("sequences")
        #expect(html.components(separatedBy: "class=\"sequence\"").count == 21)
        let entry =
            "<span>Person to Presenter: </span><code>Presenter.submit&lt;T&gt;()</code> <i>by Submitting</i></p></li>"
        #expect(html.components(separatedBy: entry).count == 21)
    }

    @Test("Where nothing could be recorded, the section says why")
    func noTour() throws {
        let report = try Report.made(tour: .failure(Obstacle(description: "no <tool>")))
        #expect(report.sections.map(\.id) == Self.sections)
        #expect(report.html.contains("<pre>no &lt;tool&gt;</pre>"))
        #expect(!report.html.contains("Messages in a tap"))
    }

    @Test("The anatomy has its tables, and the claims are the page about them")
    func anatomy() throws {
        #expect(try section("anatomy").contains("<table>"))
        let claims = try section("claims")
        #expect(claims.components(separatedBy: "<h3>").count > 5)
        #expect(claims.contains("<h3>MVC ends in a massive view controller</h3>"))
        #expect(claims.contains("<th scope=\"row\">the longest type</th>"))
    }

    @Test("What changes cost has the rows of all changes, and the counts beside the reference")
    func changes() throws {
        let html = try section("changes")
        #expect(html.contains("<th scope=\"row\">01 paint</th>"))
        #expect(html.contains("<td>10 +10 −0</td>"))
        #expect(html.contains("<th scope=\"row\">statements, MVP</th>"))
        #expect(html.contains("<caption>Files, roles</caption>"))
    }

    @Test("Where changes could not be read, or there are none, it says so")
    func noChanges() throws {
        func chapter(_ changes: Result<CostReport, any Error>) -> String {
            Report(
                run: .made, tour: .success([]), anatomy: Report.anatomy, changes: changes,
                claims: .success(""), sources: [], comparisons: []
            ).costChapter.html.markup
        }
        let failed = chapter(.failure(CocoaError(.fileReadNoSuchFile)))
        #expect(failed.contains("The changes could not be read"))
        #expect(chapter(.success(CostReport([], of: []))) == "<p>There are no changes.</p>")
    }

    @Test("Where the sources or the page about claims could not be read, it says so")
    func noAnatomy() throws {
        let report = Report(
            run: .made, tour: .success(Report.tour),
            anatomy: .failure(CocoaError(.fileReadNoSuchFile)), changes: Report.changes,
            claims: .failure(CocoaError(.fileReadNoSuchFile)), sources: [], comparisons: [])
        #expect(report.sections.map(\.id) == Self.sections)
        let page = report.html
        #expect(page.contains("The sources could not be read by the compiler"))
        #expect(page.contains("Benchmarks/CLAIMS.md could not be read"))
    }

    @Test("The reader has every line of every file, with its number, below the file's name")
    func reader() throws {
        let html = try section("reader")
        let code = Set(
            html.matches(of: #/([^\n]*)\n<\/span>/#)
                .map { $0.1.replacing(#/<\/?(?:b|u|q|s|em|i|wbr|code|span[^>]*)>/#, with: "") })
        for file in try Report.files() {
            #expect(html.contains("\(file.name).swift:"), "\(file.name)")
            for line in file.text.split(separator: "\n") {
                let written: HTML = "\(line.drop { $0 == " " })"
                let found = code.contains { $0.hasSuffix(written.markup) }
                if !found { Issue.record("\(file.name): \(line)") }
            }
        }
    }

    private func section(_ id: String) throws -> String {
        try #require(Report.made().sections.first { $0.id == id }).html.markup
    }
}

private struct Obstacle: Error, CustomStringConvertible {
    let description: String
}
