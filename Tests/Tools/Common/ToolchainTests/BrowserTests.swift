import Foundation
import Testing

@testable import Toolchain

@Suite("The browser")
struct BrowserTests {
    @Test("A browser shows the page, or what keeps it from doing so is said")
    func browser() async {
        #expect(await Browser(program: "true").show("page.html") == nil)
        for (program, reason) in [
            ("false", "it ended with code 1"), ("no-such-browser", "it is not in PATH"),
        ] {
            #expect(
                await Browser(program: program).show("page.html")
                    == "\(program) could not show page.html: \(reason); open it in a browser")
            // A file that only leads to an address may be gone when a person opens it.
            #expect(
                await Browser(program: program).show("door.html", leadingTo: "http://a")
                    == "\(program) could not show http://a: \(reason); open it in a browser")
        }
    }
}
