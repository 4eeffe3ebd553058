import Testing

@testable import PocketUI

@Suite("A person")
struct PersonTests {
    private let field = TextField(placeholder: "Name")
    private let button = Button(title: "Send")
    private let window: Window
    private let person: Person
    private let log = Log()

    init() {
        window = .showing(ScreenSpy("Form", views: field, button))
        person = Person(at: window)
        field.addTarget(log) { [field] in $0.entries.append(field.text) }
        button.addTarget(log) { $0.entries.append("tap") }
    }

    // MARK: Fields

    @Test("Typing is an edit for each character, as people count them")
    func types() throws {
        try person.type("hé👩‍👧!", into: "Name")
        #expect(log.entries == ["h", "hé", "hé👩‍👧", "hé👩‍👧!"])
    }

    @Test("Typing goes on at the end of what is there")
    func typesAtTheEnd() throws {
        field.text = "ab"
        try person.type("c", into: "Name")
        #expect(try person.text(of: "Name") == "abc")
    }

    @Test("Typing stops where the field is disabled")
    func typingStops() {
        field.addTarget(field) { $0.isEnabled = false }
        #expect(throws: PersonError.notEnabled("Name")) { try person.type("ab", into: "Name") }
        #expect(field.text == "a")
    }

    @Test("Pasting adds the whole text in one edit")
    func pastes() throws {
        field.text = "ab"
        try person.paste("cd", into: "Name")
        #expect(log.entries == ["abcd"])
    }

    @Test("Clearing is one edit")
    func clears() throws {
        field.text = "ab"
        try person.clear("Name")
        #expect(log.entries == [""])
    }

    @Test("To clear an empty field is no edit")
    func clearsNothing() throws {
        try person.clear("Name")
        #expect(log.entries.isEmpty)
    }

    // MARK: What cannot be used

    @Test("What is disabled cannot be used")
    func disabled() {
        field.isEnabled = false
        button.isEnabled = false
        #expect(throws: PersonError.notEnabled("Name")) { try person.type("a", into: "Name") }
        #expect(throws: PersonError.notEnabled("Name")) { try person.clear("Name") }
        #expect(throws: PersonError.notEnabled("Send")) { try person.tap("Send") }
        #expect(log.entries.isEmpty)
    }

    @Test("To try a disabled button does nothing but make the toast go away")
    func triesDisabledButton() throws {
        button.isEnabled = false
        window.toast = "Hello"
        try person.tryToTap("Send")
        #expect(log.entries.isEmpty)
        #expect(window.toast == nil)
    }

    @Test("To try an enabled button is to tap it")
    func triesEnabledButton() throws {
        try person.tryToTap("Send")
        #expect(log.entries == ["tap"])
    }

    @Test("What is hidden, or inside something hidden, cannot be used, nor seen")
    func hidden() {
        field.isHidden = true
        #expect(throws: PersonError.notVisible("Name", kind: "field", others: [])) {
            try person.type("a", into: "Name")
        }
        window.topViewController?.view.isHidden = true
        #expect(throws: PersonError.notVisible("Send", kind: "button", others: [])) {
            try person.tap("Send")
        }
        #expect(window.snapshot.elements.isEmpty)
    }

    @Test("Nothing below the top screen can be used")
    func coveredScreen() {
        window.rootViewController?.pushViewController(ScreenSpy("Cover"))
        #expect(throws: PersonError.notVisible("Send", kind: "button", others: [])) {
            try person.tap("Send")
        }
    }

    @Test("Only a field can be typed into, and only a button be tapped")
    func wrongKind() {
        #expect(throws: PersonError.notVisible("Send", kind: "field", others: ["Name"])) {
            try person.type("a", into: "Send")
        }
        #expect(throws: PersonError.notVisible("Name", kind: "button", others: ["Send"])) {
            try person.tap("Name")
        }
    }

    @Test("Without a table there is nothing to scroll, pull or choose")
    func noTable() {
        #expect(throws: PersonError.noTable) { try person.scrollToEnd() }
        #expect(throws: PersonError.noTable) { try person.pullToRefresh() }
        #expect(throws: PersonError.noTable) { try person.selectRow(at: 0) }
    }

    @Test("From the bottom screen there is no way back")
    func noWayBack() {
        #expect(throws: PersonError.nothingToGoBackTo) { try person.goBack() }
    }

    // MARK: Seeing

    @Test("A label is seen as a whole or by its lines, not by a part of one")
    func seesLabels() {
        window.topViewController?.view.addSubview(Label(text: "Dear all\nGood night"))
        #expect(person.sees("Dear all\nGood night"))
        #expect(person.sees("Good night"))
        #expect(!person.sees("Good"))
    }
}
