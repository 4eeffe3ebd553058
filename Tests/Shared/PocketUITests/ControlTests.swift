import Testing

@testable import PocketUI

@Suite("A control")
struct ControlTests {
    private let button = Button(title: "Go")

    @Test("Its targets are called in the order in which they were added")
    func order() {
        let log = Log()
        button.addTarget(log) { $0.entries.append("first") }
        button.addTarget(log) { $0.entries.append("second") }
        button.sendActions()
        #expect(log.entries == ["first", "second"])
    }

    @Test("It keeps no target alive, and tells none that is gone")
    func weakTargets() {
        var tellings = 0
        weak var gone: Log?
        do {
            let target = Log()
            gone = target
            button.addTarget(target) { _ in tellings += 1 }
        }
        #expect(gone == nil)
        button.sendActions()
        #expect(tellings == 0)
    }

    @Test("A text set by the program is no edit")
    func programmaticText() {
        let field = TextField(placeholder: "Name")
        let log = Log()
        field.addTarget(log) { $0.entries.append("edit") }
        field.text = "Ada"
        #expect(log.entries.isEmpty)
    }
}
