import Console
import Foundation
import Pages
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A drawing, taken apart by a parser.
struct Drawing {
    private let document: XMLDocument

    /// - Throws: If it is not sound XML.
    init(_ html: HTML) throws {
        document = try XMLDocument(xmlString: "<all>\(html.markup)</all>")
    }

    /// The texts, each as a whole.
    var texts: [String] {
        get throws { try strings("//*[local-name()='text' or local-name()='li']") }
    }

    /// The values of an attribute of the elements of a class.
    func numbers(_ attribute: String, ofClass name: String) throws -> [Double] {
        try strings("//*[@class='\(name)']/@\(attribute)").compactMap { Double($0) }
    }

    func points(ofClass name: String) throws -> [(x: Double, y: Double)] {
        try #require(try strings("//*[@class='\(name)']/@points").first).split(separator: " ").map {
            let numbers = $0.split(separator: ",").compactMap { Double($0) }
            return (numbers[0], numbers[1])
        }
    }

    /// The text alternative.
    var label: String? {
        get throws { try strings("//@aria-label").first }
    }

    /// Whether every coordinate is a number.
    var isPlaced: Bool {
        get throws {
            try strings("//@*").allSatisfy { !$0.contains("nan") && !$0.contains("inf") }
        }
    }

    private func strings(_ path: String) throws -> [String] {
        try document.nodes(forXPath: path).compactMap(\.stringValue)
    }
}
