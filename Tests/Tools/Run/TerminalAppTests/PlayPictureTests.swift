import ArchitectureList
import Foundation
import Testing

@testable import TerminalApp

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("A picture of play")
struct PlayPictureTests {
    private func picture(_ keys: String) async throws -> String {
        let observer = ActionObserver {
        } didPerform: {
            ["LoginViewController.tap()", "  <T>(_:)"]
        }
        return await PlayPicture.svg(
            of: PlaySetup(
                apps: Architecture.all.namedApps, keys: try KeyScript(keys),
                observer: observer))
    }

    @Test("It shows the screen after the keys, with the calls beside it")
    func contents() async throws {
        let svg = try await picture("ada<Tab>lovelace<Tab><Enter>")
        for text in [
            ">\(Architecture.all[0].name)<", "Harbour ferries switch to battery power",
            "tap &quot;Log in&quot;",
            "&lt;T&gt;(_:)", "&lt;Send&gt;",
        ] {
            #expect(svg.contains(text), "\(text)")
        }
        #expect(XMLParser(data: Data(svg.utf8)).parse())
    }

    @Test("The same keys draw the same bytes")
    func repeatable() async throws {
        let keys = "ada<Tab>lovelace<Tab><Enter><Tab><Down><Ctrl-A>"
        #expect(try await picture(keys) == picture(keys))
        #expect(try await picture(keys) != picture("ada"))
    }

    @Test(
        "Keys are written by their names",
        arguments: [
            ("a b<Tab>", [Key.text("a b"), .tab]), ("<enter><ESC>", [.enter, .escape]),
            ("<Ctrl-K>x", [.control("k"), .text("x")]),
            ("1<2", [.text("1"), .text("<"), .text("2")]),
            ("", []),
        ])
    func keys(script: String, keys: [Key]) throws {
        #expect(try KeyScript(script).keys == keys)
    }

    @Test("A name that no key has is refused, with the one that was meant")
    func unknownKey() {
        let error = #expect(throws: KeyScript.UnknownKey.self) { try KeyScript("<Etner>") }
        #expect(
            error?.description.hasPrefix("there is no key \"Etner\"; did you mean \"Enter\"?")
                == true)
    }
}
