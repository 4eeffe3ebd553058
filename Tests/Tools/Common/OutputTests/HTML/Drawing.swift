import Foundation

@testable import Output

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a parser finds in a drawing.
struct Drawing {
    struct Unsound: Error {
        let line: Int
    }

    /// The attributes of each element, the outermost first.
    let elements: [[String: String]]
    /// The texts, each as a whole.
    let texts: [String]

    /// Takes the drawing apart, which has to be sound XML.
    init(_ html: HTML) throws {
        let parser = XMLParser(data: Data("<all>\(html.markup)</all>".utf8))
        let reader = Reader()
        parser.delegate = reader
        guard parser.parse() else { throw Unsound(line: parser.lineNumber) }
        elements = Array(reader.elements.dropFirst())
        texts = reader.texts
    }

    var root: [String: String] { elements.first ?? [:] }

    func number(_ attribute: String, ofClass name: String) -> [Double] {
        elements.filter { $0["class"] == name }.compactMap { $0[attribute].flatMap(Double.init) }
    }

    func points(ofClass name: String) -> [(x: Double, y: Double)]? {
        elements.first { $0["class"] == name }?["points"]?.split(separator: " ").map { pair in
            let numbers = pair.split(separator: ",").compactMap { Double($0) }
            return (numbers[0], numbers[1])
        }
    }

    /// Whether one of the words stands in an attribute.
    func mentions(_ words: [String]) -> Bool {
        elements.flatMap(\.values).contains { value in words.contains(where: value.contains) }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [[String: String]] = []
        var texts: [String] = []
        private var depth = 0

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            elements.append(attributes)
            if name == "text" || name == "li" {
                depth += 1
                texts.append("")
            }
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
            qualifiedName: String?
        ) {
            if name == "text" || name == "li" { depth -= 1 }
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            if depth > 0 { texts[texts.count - 1] += text }
        }
    }
}
