import Console
import Pages
import Testing

@testable import Traces

@Suite("Sequence diagrams")
struct SequenceDiagramTests {
    private let diagram = SequenceDiagram(
        title: "I tap \"Send\"",
        messages: [
            message("View", "Presenter", "submit()"),
            message("Presenter", "Services", "send(_:); #1 <T>", by: "Service"),
            message("Presenter", "Presenter", "didSend()", by: "Output & more"),
            message("Services", "View", "show()"),
        ])

    private static func message(
        _ from: String, _ to: String, _ function: String, by name: String? = nil
    ) -> Message {
        Message(
            sender: Participant(from),
            call: RecordedCall(
                participant: Participant(to), module: "MVP", function: function, place: nil,
                byProtocol: name))
    }

    @Test("Mermaid has a line for each message, and nothing in it that Mermaid would interpret")
    func mermaid() {
        #expect(
            diagram.mermaid == """
                sequenceDiagram
                    participant p0 as View
                    participant p1 as Presenter
                    participant p2 as Services
                    p0->>p1: submit()
                    p1->>p2: send(_:)#59; #35;1 #lt;T#gt; by Service
                    p1->>p1: didSend() by Output & more
                    p2->>p0: show()
                """)
    }

    @Test("The drawing is sound XML, and each arrow is from lane to lane")
    func html() throws {
        let drawing = try Drawing(diagram.html)
        #expect(try drawing.label == diagram.title)
        #expect(
            try drawing.texts.map { $0.replacing(" ", with: "") } == [
                "View", "Presenter", "Services", "ViewtoPresenter:submit()",
                "PresentertoServices:send(_:);#1<T>byService",
                "PresentertoPresenter:didSend()byOutput&more", "ServicestoView:show()",
            ])
        let places = diagram.html.markup.matches(of: #/class="([\w ]+)" style="([^"]*)"/#)
            .map { "\($0.1) \($0.2)" }
        #expect(
            places.suffix(4) == [
                "right grid-column: 1 / 3; --span: 2; --room: 2.5",
                "right end grid-column: 2 / 4; --span: 2; --room: 2.5",
                "self grid-column: 2 / 3; --span: 1; --room: 1.5",
                "left grid-column: 1 / 4; --span: 3; --room: 2.5",
            ])
    }
}
