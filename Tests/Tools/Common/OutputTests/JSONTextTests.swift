import Output
import Testing

@Suite("JSON")
struct JSONTextTests {
    @Test("It is indented, its keys are in order, and it ends in a line end")
    func layout() throws {
        let text = try JSONText.encode(["b": ["x/y"], "a": []])
        #expect(
            text == """
                {
                  "a" : [

                  ],
                  "b" : [
                    "x/y"
                  ]
                }

                """)
    }

    @Test("Texts are escaped where they must be, and nowhere else")
    func escapes() throws {
        #expect(try JSONText.encode("\"\\\n\u{1}é👩‍👩‍👧") == #""\"\\\n\u0001é👩‍👩‍👧""# + "\n")
    }

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
