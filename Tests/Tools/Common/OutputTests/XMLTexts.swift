import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Gathers what a parser finds in a report.
final class XMLTexts: NSObject, XMLParserDelegate {
    /// The attributes of each element, in the order the elements open.
    private(set) var attributes: [[String: String]] = []
    /// The text of the failures.
    private(set) var content = ""
    private var isInFailure = false

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes found: [String: String]
    ) {
        isInFailure = name == "failure"
        if !isInFailure { attributes.append(found) }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        isInFailure = false
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if isInFailure { content += text }
    }
}
