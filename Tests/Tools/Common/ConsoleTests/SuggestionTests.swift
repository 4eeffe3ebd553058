import Console
import Testing

@Suite("Suggestions")
struct SuggestionTests {
    private static let names = ["MVP", "MVVM", "VIPER", "scenarios run", "scenarios list"]

    @Test(
        "A mistyped name suggests the one that was meant",
        arguments: [
            ("mvvm", "MVVM"), ("MVMM", "MVVM"), ("VIP", "VIPER"), ("vipre", "VIPER"),
            ("scenarios rnu", "scenarios run"), ("MVX", "MVP"),
            ("paint", nil), ("", nil), ("X", nil),
        ])
    func closest(typed: String, meant: String?) {
        #expect(Self.names.closest(to: typed) == meant)
    }

    @Test("The message names what was typed, what was meant and what there is")
    func message() {
        let names = ["memory", "http"]
        #expect(
            names.complaint(aboutUnknown: "backend", "htp")
                == "there is no backend \"htp\"; did you mean \"http\"? The choices are memory, http"
        )
        #expect(
            names.complaint(aboutUnknown: "backend", "f\u{1B}tp")
                == "there is no backend \"ftp\"; did you mean \"http\"? The choices are memory, http"
        )
        #expect(
            names.complaint(aboutUnknown: "backend", "carrier pigeon")
                == "there is no backend \"carrier pigeon\"; the choices are memory, http")
    }
}
