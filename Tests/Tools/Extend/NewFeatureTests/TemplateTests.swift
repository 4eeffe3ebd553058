import Testing
import Toolchain

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
                Template.Part(path: "A/__Feature__View.swift", text: "let a = 1\n", place: nil),
                Template.Part(
                    path: "B.swift", text: "    case __case__\n",
                    place: InsertionPlace(side: .afterLine, anchor: "case home")),
                Template.Part(
                    path: "B.swift", text: "    func b() {}\n\n",
                    place: InsertionPlace(side: .beforeLine, anchor: "func a() {")),
                Template.Part(
                    path: "C.swift", text: ", b: 2",
                    place: InsertionPlace(side: .afterText, anchor: "a: 1")),
            ])
    }

    // MARK: Insertions

    private static let file = "enum Screen {\n    case home\n    case news\n}\n"

    @Test(
        "Where the place is not there exactly once, nothing is guessed",
        arguments: [
            (InsertionPlace(side: .beforeLine, anchor: "case article"), "it is not there"),
            (InsertionPlace(side: .afterLine, anchor: "case"), "it is not there"),
            (InsertionPlace(side: .afterText, anchor: "case "), "it is in lines 2 and 3"),
        ])
    func noPlace(place: InsertionPlace, reason: String) {
        let error = #expect(throws: PackageError.self) {
            try place.insert("", into: Self.file, at: "Screen.swift")
        }
        #expect(error?.description.hasPrefix("Screen.swift: `\(place.anchor)` must occur") == true)
        #expect(error?.description.contains(reason) == true)
    }
}
