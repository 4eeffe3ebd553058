import Foundation
import Pages
import Testing
import TestSupport

@testable import LivePage
@testable import Traces

@Suite("The list of calls on the page")
struct CallTableHTMLTests {
    @Test(
        "A list that is cut off says how many calls are left out, and has no value in place of its markup"
    )
    func cutOff() throws {
        let call = RecordedCall(participant: .person, module: "", function: "tap(_:)", place: nil)
        let tree = Array(repeating: call, count: CallTable.mostLines + 7)
        let table = try CallTable([tree, [call]], package: FileManager.default.temporaryDirectory)
        let markup = table.html(columns: ["MVC", "MVP"]).markup
        #expect(markup.contains("… and 7 calls more"))
        #expect(markup.printedValues == [])
    }
}
