import Foundation
import Output
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("JUnit reports")
struct JUnitTests {
    @Test("Suites, tests and failures are counted")
    func layout() {
        let report = TestReport(suites: [
            TestReport.Suite(
                name: "MVP",
                cases: [
                    TestReport.Case(name: "A", location: "a.feature:3", failure: nil),
                    TestReport.Case(name: "B", location: "a.feature:9", failure: "line 10\nseen 1"),
                ]),
            TestReport.Suite(name: "VIPER", cases: []),
        ])
        #expect(report.passed == 1)
        #expect(report.failed == 1)
        #expect(
            report.junit == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="2" failures="1">
                  <testsuite name="MVP" tests="2" failures="1">
                    <testcase classname="MVP" name="A" file="a.feature:3"/>
                    <testcase classname="MVP" name="B" file="a.feature:9">
                      <failure>line 10
                seen 1</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="VIPER" tests="0" failures="0">
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("Times are in seconds, and what is pending is skipped")
    func times() {
        let report = TestReport(suites: [
            TestReport.Suite(
                name: "MVP",
                cases: [
                    TestReport.Case(
                        name: "A", location: "a:1", failure: nil, duration: .microseconds(12)),
                    TestReport.Case(
                        name: "B", location: "a:2", failure: nil, isPending: true,
                        duration: .seconds(2)),
                ])
        ])
        #expect(
            report.junit == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="2" failures="0" skipped="1" time="2.000012">
                  <testsuite name="MVP" tests="2" failures="0" skipped="1" time="2.000012">
                    <testcase classname="MVP" name="A" file="a:1" time="0.000012"/>
                    <testcase classname="MVP" name="B" file="a:2" time="2.000000">
                      <skipped/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("No suite at all is a report too")
    func noSuites() throws {
        let texts = try parsed(TestReport(suites: []))
        #expect(texts.attributes == [["tests": "0", "failures": "0"]])
    }

    @Test(
        "Texts come back from the XML as they were",
        arguments: [
            "plain", "a < b && c > d", #""quoted" and 'quoted'"#, "]]>", "<!-- -->", "&amp;",
            "👩‍👩‍👧 é e\u{301} 新闻", "a\u{7F}b\u{85}",
        ])
    func roundTrip(text: String) throws {
        let texts = try parsed(report(text))
        #expect(texts.attributes.last == ["classname": text, "name": text, "file": text])
        #expect(texts.content == text)
    }

    @Test(
        "What XML has no place for is replaced",
        arguments: ["\0", "\u{1}", "\u{8}", "\u{B}", "\u{1B}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"])
    func controlCharacters(character: String) throws {
        let texts = try parsed(report("a\(character)b"))
        #expect(texts.attributes.last?["name"] == "a\u{FFFD}b")
        #expect(texts.content == "a\u{FFFD}b")
    }

    @Test("Line ends and tabs of a failure stay")
    func lines() throws {
        #expect(try parsed(report("a\n\tb\n")).content == "a\n\tb\n")
    }

    private func report(_ text: String) -> TestReport {
        let failed = TestReport.Case(name: text, location: text, failure: text)
        return TestReport(suites: [TestReport.Suite(name: text, cases: [failed])])
    }

    private func parsed(_ report: TestReport) throws -> XMLTexts {
        let texts = XMLTexts()
        let parser = XMLParser(data: Data(report.junit.utf8))
        parser.delegate = texts
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        return texts
    }
}
