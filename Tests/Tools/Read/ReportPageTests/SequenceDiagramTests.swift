import Output
import Testing

@testable import ReportPage

@Suite("Sequence diagrams")
struct SequenceDiagramTests {
    private let diagram = SequenceDiagram(
        title: "I tap \"Send\"",
        arrows: [
            .init(from: "View", to: "Presenter", text: "submit()"),
            .init(from: "Presenter", to: "Services", text: "send(_:); #1 <T>", note: "Service"),
            .init(from: "Presenter", to: "Presenter", text: "didSend()", note: "Output & more"),
        ])

    @Test("Mermaid has a line for each message, and nothing in it that Mermaid would interpret")
    func mermaid() {
        #expect(
            diagram.mermaid == """
                sequenceDiagram
                    participant p0 as View
                    participant p1 as Presenter
                    participant p2 as Services
                    p0->>p1: submit()
                    p1->>p2: send(_:)#59; #35;1 #lt;T#gt; [Service]
                    p1->>p1: didSend() [Output & more]
                """)
    }

    @Test("The picture is sound XML, and has every text")
    func svg() throws {
        let drawing = try Drawing(diagram.html)
        #expect(try drawing.label == diagram.title)
        let texts =
            ["View", "Presenter", "Services"]
            + diagram.arrows.flatMap { [$0.text, $0.note].compactMap(\.self) }
        #expect(try Set(drawing.texts).isSuperset(of: texts))
    }
}
