import Output
import Testing

@Suite("JSON")
struct JSONTextTests {
    @Test("A report of tests leaves out why a test failed if it did not")
    func report() throws {
        let passed = TestReport.Case(name: "A", location: "a.feature:1", failure: nil)
        let text = try JSONText.encode(
            TestReport(suites: [TestReport.Suite(name: "MVP", cases: [passed])]))
        #expect(
            text == """
                {
                  "failed" : 0,
                  "passed" : 1,
                  "pending" : 0,
                  "suites" : [
                    {
                      "cases" : [
                        {
                          "location" : "a.feature:1",
                          "name" : "A",
                          "passed" : true,
                          "pending" : false
                        }
                      ],
                      "failed" : 0,
                      "name" : "MVP",
                      "pending" : 0
                    }
                  ]
                }

                """)
    }

    @Test("What JSON cannot say is an error")
    func notANumber() {
        #expect(throws: EncodingError.self) { try JSONText.encode([Double.nan]) }
    }
}
