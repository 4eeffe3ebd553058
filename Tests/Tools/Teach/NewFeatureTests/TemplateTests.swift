import Testing

@testable import NewFeature

@Suite("Templates")
struct TemplateTests {
    @Test("Parts are files and insertions; an empty line separates them")
    func parts() throws {
        let template = try Template(
            name: "a",
            text: """
                A comment.

                === file A/__Feature__View.swift
                let a = 1

                === in B.swift after line case home
                    case __case__

                === in B.swift before line func a() {
                    func b() {}


                === in C.swift after text a: 1
                , b: 2
                """)
        #expect(
            template.parts == [
                .file(path: "A/__Feature__View.swift", text: "let a = 1\n"),
                insertion(.afterLine, "case home", "    case __case__\n", path: "B.swift"),
                insertion(.beforeLine, "func a() {", "    func b() {}\n\n", path: "B.swift"),
                insertion(.afterText, "a: 1", ", b: 2", path: "C.swift"),
            ])
    }

    @Test("A part that is none is named", arguments: ["path A", "in A after word b", "in A"])
    func unknownPart(head: String) {
        let error = #expect(throws: NewFeatureError.self) {
            try Template(name: "MVP", text: "=== \(head)\n")
        }
        #expect(
            error?.description.hasPrefix("Sources/Tools/Teach/NewFeature/Templates/MVP.txt: ") == true)
        #expect(error?.description.contains("\"\(head)\"") == true)
    }

    @Test("A name replaces its placeholders")
    func placeholders() throws {
        let placeholders = Placeholders(try FeatureName("SwitchBoard"), owner: nil)
        #expect(
            placeholders.filled("__only__show__Feature__(.__case__, \"__title__\")")
                == "showSwitchBoard(.switchBoard, \"Switch board\")")
        let keyword = Placeholders(try FeatureName("Switch"), owner: nil)
        #expect(keyword.filled("__case__ __feature__Button") == "`switch` switchButton")
    }

    private func insertion(
        _ place: Insertion.Place, _ anchor: String, _ text: String, path: String
    ) -> Template.Part {
        .insertion(Insertion(place: place, anchor: anchor, text: text), path: path)
    }
}
