import ArchitectureRules
import Console
import Foundation
import Testing

@testable import ReportPage
@testable import Traces

/// The report as a browser has it.
@Suite("In a browser", .enabled(if: Chromium.isInstalled, "chromium is not in PATH"), .serialized)
struct BrowserTests {
    @Test(
        "The console is empty, every section exists, and nothing overflows", arguments: [1280, 390])
    func opens(width: Int) throws {
        // The browser makes no window as narrow as a phone, so the page is made so.
        let visit = try visit(
            """
            document.body.style.width = "\(width)px";
            for (const details of document.querySelectorAll("section > details")) details.open = true;
            tell("overflow", document.body.scrollWidth - document.body.clientWidth);
            tell("sections", [...document.querySelectorAll("main > section .contents")].map((s) => s.id).join(" "));
            """, of: Report.made())
        #expect(visit.console.isEmpty, "\(visit.console)")
        #expect(visit.value("sections") == ReportTests.sections.joined(separator: " "))
        #expect(visit.value("overflow") == "0")
    }

    @Test("A link of the contents opens its section, and the contents stay in sight")
    func contents() throws {
        let visit = try visit(
            """
            document.documentElement.style.scrollBehavior = "auto";
            const link = document.querySelector('nav a[href="#claims"]');
            tell("before", document.querySelector("section:has(#claims) > details").open);
            link.click();
            setTimeout(() => {
              tell("after", document.querySelector("section:has(#claims) > details").open);
              const top = document.getElementById("claims").getBoundingClientRect().top;
              tell("seen", top >= 0 && top < innerHeight);
              tell("bar", document.querySelector("nav").getBoundingClientRect().top);
            }, 500);
            """, of: Report.made())
        #expect(visit.value("before") == "false")
        #expect(visit.value("after") == "true")
        #expect(visit.value("seen") == "true")
        #expect(visit.value("bar") == "0", "the contents stay visible")
    }

    @Test("Names stay in their lanes, and labels in their diagrams, in another font")
    func diagrams() throws {
        let visit = try visit(
            """
            document.head.insertAdjacentHTML("beforeend", "<style>.sequence * { font-family: monospace !important; letter-spacing: 1px; }</style>");
            for (const details of document.querySelectorAll("details")) details.open = true;
            const lanes = [...document.querySelectorAll(".lane")];
            tell("lanes", lanes.length);
            tell("cut", lanes.filter((lane) => lane.scrollWidth > lane.clientWidth).map((lane) => lane.textContent).join());
            const isOutside = (label) => {
              const [box, own] = [label.closest("ol").getBoundingClientRect(), label.getBoundingClientRect()];
              return own.left < box.left || own.right > box.right || label.scrollWidth > label.clientWidth;
            };
            const labels = [...document.querySelectorAll(".sequence p")];
            tell("outside", labels.filter(isOutside).map((label) => label.textContent).join());
            """, of: Report.made(tour: .success([Self.long])))
        #expect(visit.value("lanes") == "4")
        #expect(visit.value("cut") == "")
        #expect(visit.value("outside") == "")
    }

    /// Calls with long names, to and fro.
    private static let long = Trace(
        architecture: "VIPER",
        steps: [
            Trace.Step(
                text: FiveActions.logIn,
                calls: [
                    RecordedCall(
                        participant: .person, module: "PocketUI", function: "Person.tap(_:)",
                        place: nil, calls: [call(to: names[...])])
                ])
        ], failure: nil)

    private static let names = [
        "FeedbackViewController", "FeedbackPresenter", "FeedbackInteractor", "FeedbackPresenter",
    ]

    private static func call(to names: ArraySlice<String>) -> RecordedCall {
        RecordedCall(
            participant: Participant(names.first ?? ""), module: "VIPER",
            function: "\(names.first ?? "").didFinishLoading(username:password:)", place: nil,
            byProtocol: "FeedbackInteractorOutput",
            calls: names.count > 1 ? [call(to: names.dropFirst())] : [])
    }

    /// Shows the made report, and has a script do something with it at the end.
    private func visit(_ script: String, of report: Report) throws -> Chromium.Visit {
        let driver = """
            <script>
            const tell = (name, value) => document.body.setAttribute("data-" + name.toLowerCase(), value);
            \(script)
            </script></body>
            """
        return try Chromium.visit(
            report.html.replacing("</body>", with: driver))
    }
}

extension Chromium.Visit {
    /// The value that the script of the test has set under a name.
    fileprivate func value(_ name: String) -> String? {
        let attribute = try? Regex<(Substring, Substring)>("data-\(name.lowercased())=\"([^\"]*)\"")
        return attribute.flatMap { page.firstMatch(of: $0) }.map { String($0.1) }
    }
}
