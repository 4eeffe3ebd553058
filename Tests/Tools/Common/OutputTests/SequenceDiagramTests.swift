import Foundation
import Testing

@testable import Output

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Sequence diagrams")
struct SequenceDiagramTests {
    private let diagram = SequenceDiagram(
        title: "I tap \"Send\"",
        arrows: [
            .init(from: "View", to: "Presenter", text: "submit()"),
            .init(from: "Presenter", to: "Services", text: "send(_:); #1 <T>", note: "Service"),
            .init(from: "Presenter", to: "Presenter", text: "didSend()", note: "Output & more"),
        ])

    @Test("Lanes come in the order they come up, each once")
    func lanes() {
        #expect(diagram.lanes == ["View", "Presenter", "Services"])
    }

    @Test("Mermaid gets a line for each message, and nothing that it would take for its own")
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

    @Test("The picture is sound XML, has a title, and says everything")
    func svg() {
        let parser = XMLParser(data: Data(diagram.svg.utf8))
        let texts = SVGTexts()
        parser.delegate = texts
        #expect(parser.parse())
        #expect(texts.attributes.first?["aria-label"] == diagram.title)
        #expect(texts.attributes.first?["role"] == "img")
        for text in diagram.lanes
            + diagram.arrows.flatMap({ [$0.text, $0.note].compactMap(\.self) })
        {
            #expect(texts.texts.contains(text))
        }
    }

    @Test("Nothing lies outside the picture")
    func bounds() {
        let layout = SequenceLayout(diagram)
        for lane in diagram.lanes {
            let centre = layout.centres[lane] ?? -1
            #expect(centre - SequenceLayout.headWidth(lane) / 2 >= 0)
            #expect(centre + SequenceLayout.headWidth(lane) / 2 <= layout.width)
        }
        #expect(SequenceLayout.rowCentre(2) < layout.height)
        let long = SequenceDiagram(
            title: "", arrows: [.init(from: "A", to: "A", text: String(repeating: "x", count: 200))]
        )
        #expect(SequenceLayout(long).width > 200 * 6)
    }

    @Test("Several pictures stand below each other, and none is none")
    func several() {
        let layout = SequenceLayout(diagram)
        let svg = SequenceDiagram.svg([diagram, diagram])
        #expect(svg.contains("height=\"\(Int(layout.height) * 2)\""))
        #expect(svg.contains("translate(0 \(Int(layout.height)))"))
        #expect(XMLParser(data: Data(SequenceDiagram.svg([]).utf8)).parse())
    }

    @Test("It follows the reader's choice of light or dark")
    func dark() {
        #expect(diagram.svg.contains("prefers-color-scheme: dark"))
    }
}

/// Gathers the texts of a picture.
private final class SVGTexts: NSObject, XMLParserDelegate {
    private(set) var attributes: [[String: String]] = []
    private var parts: [String] = []

    var texts: [String] {
        parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes found: [String: String]
    ) {
        attributes.append(found)
        parts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        parts[parts.count - 1] += text
    }
}
