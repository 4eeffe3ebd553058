import ArchitectureList
import Console
import Foundation
import Pages
import Testing
import TestSupport
import Workshop

@testable import ChangeCost

@Suite("The patches of a change side by side")
struct ChangeDifferenceTests {
    @Test("The same task is in the same row")
    func difference() throws {
        let change = try Catalogue(of: ThisPackage.root, architectures: Architecture.all.subjects)
            .exercise("send-disabled-while-too-long")
        let columns = ChangeDifference(of: change, for: Architecture.all.subjects).columns
        let text = columns.text(on: Terminal(environment: ["COLUMNS": "400", "NO_COLOR": "1"]))
        let titles = ["Views", "Presentation logic", "Business logic", "Tests", "Doubles"]
        let places = titles.map { text.range(of: "── \($0) ")?.lowerBound }
        #expect(!places.contains(nil))
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
        #expect(text.contains("+     sendButton.isEnabled = canSend"))
        let page = columns.page.markup
        #expect(page.contains("<span class=\"added\">"))
        #expect(page.contains("Feedback/<wbr/>FeedbackContract.swift"))
    }
}
