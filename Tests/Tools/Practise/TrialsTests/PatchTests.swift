import Testing

@testable import Trials

@Suite("Patches")
struct PatchTests {
    private let texts = FileTexts { ["a.swift": "one\ntwo\nthree\nfour\nfive\n"][$0] }

    @Test("A change is applied where its lines stand now")
    func moved() throws {
        var texts = FileTexts { _ in "zero\none\ntwo\nthree\n" }
        try texts.apply([try read(Self.change)])
        #expect(try texts.text(at: "a.swift") == "zero\none\n2\n2.5\nthree\n")
    }

    @Test(
        "Where a neighbour has changed, a change is applied between the lines that are left",
        arguments: [
            // A line of context is enough on either side.
            ("x\nb\nc\nd\ny\n", "x\nb\nC\nd\ny\n"),
            ("x\nc\nd\n", nil),
        ])
    func neighbour(text: String, changed: String?) throws {
        var texts = FileTexts { _ in text }
        let patch = try read(
            """
            diff --git a/a.swift b/a.swift
            --- a/a.swift
            +++ b/a.swift
            @@ -1,5 +1,5 @@
             a
             b
            -c
            +C
             d
             e

            """)
        if let changed {
            try texts.apply([patch])
            #expect(try texts.text(at: "a.swift") == changed)
        } else {
            #expect(throws: FileError.self) { try texts.apply([patch]) }
        }
    }

    @Test("Lines without context are added where the hunks before have moved them")
    func movedWithoutContext() throws {
        var texts = texts
        try texts.apply([
            try read(
                """
                diff --git a/a.swift b/a.swift
                --- a/a.swift
                +++ b/a.swift
                @@ -1 +1,3 @@
                -one
                +1
                +1.3
                +1.6
                @@ -4,0 +7 @@
                +4.5

                """)
        ])
        #expect(try texts.text(at: "a.swift") == "1\n1.3\n1.6\ntwo\nthree\nfour\n4.5\nfive\n")
    }

    @Test("Files are added, removed and renamed")
    func files() throws {
        var texts = texts
        try texts.apply([
            try read(
                """
                diff --git a/b.swift b/b.swift
                new file mode 100644
                index 0000000..1111111
                --- /dev/null
                +++ b/b.swift
                @@ -0,0 +1,2 @@
                +new
                +file
                \\ No newline at end of file
                diff --git a/a.swift b/c.swift
                similarity index 90%
                rename from a.swift
                rename to c.swift
                --- a/a.swift
                +++ b/c.swift
                @@ -1,2 +1,2 @@
                -one
                +1
                 two

                """)
        ])
        #expect(try texts.text(at: "a.swift") == nil)
        #expect(try texts.text(at: "b.swift") == "new\nfile")
        #expect(try texts.text(at: "c.swift") == "1\ntwo\nthree\nfour\nfive\n")
        try texts.apply([
            try read(
                """
                diff --git a/b.swift b/b.swift
                deleted file mode 100644
                --- a/b.swift
                +++ /dev/null
                @@ -1,2 +0,0 @@
                -new
                -file
                \\ No newline at end of file

                """)
        ])
        #expect(try texts.text(at: "b.swift") == nil)
    }

    @Test("A patch that does not apply changes nothing, and says where")
    func conflict() throws {
        var texts = texts
        let patch = try read(Self.change + "@@ -4,2 +5,2 @@\n four\n-six\n+5\n")
        let error = #expect(throws: FileError.self) { try texts.apply([patch]) }
        #expect(
            error?.description
                == "p.patch: saw a patch that git refuses (patch failed: a.swift:4); expected a patch that fits the "
                + "files; the files have changed since the patch was made, so make it again")
        #expect(texts.changes.isEmpty)
    }

    @Test(
        "A damaged patch is rejected, and changes nothing",
        arguments: [
            ("", "p.patch:1: saw no change of a file"),
            (
                "diff --git a/a.swift b/a.swift\nGIT binary patch\n",
                "p.patch: saw a patch that git refuses"
            ),
            (change.replacing("@@ -1,3", with: "@@ -1,9"), "p.patch: saw a patch that git refuses"),
            (change.replacing("+2.5", with: "!2.5"), "p.patch: saw a patch that git refuses"),
            (change.replacing("@@ -1,3", with: "@@ -x"), "p.patch: saw a patch that git refuses"),
            (
                change.replacing("three\n", with: "three\r\n"),
                "p.patch: saw a patch that git refuses"
            ),
            (change.replacing("b/a.swift", with: "a.swift"), "p.patch:1: saw no change of a file"),
            (change.replacing("a.swift", with: "../a.swift"), "p.patch: saw the path ../a.swift"),
        ])
    func damaged(text: String, start: String) {
        var texts = texts
        let error = #expect(throws: FileError.self) { try texts.apply([try read(text)]) }
        #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
        #expect(texts.changes.isEmpty)
    }

    private static let change = """
        diff --git a/a.swift b/a.swift
        --- a/a.swift
        +++ b/a.swift
        @@ -1,3 +1,4 @@
         one
        -two
        +2
        +2.5
         three

        """

    private func read(_ text: String) throws -> Patch {
        try Patch(text, path: "p.patch")
    }
}
