import Foundation
import SwiftSources
import SwiftTokens

/// A property that holds its object weakly.
struct WeakProperty {
    /// The word `weak`, with the space after it.
    let word: Range<Int>
    /// The start of the declaration, including its modifiers.
    let start: Int
    /// The places where the property is set.
    var assignments: [(destination: Range<Int>, end: Int)] = []

    init?(_ node: SyntaxNode, in code: SwiftText) {
        let attributes = node.nodes("attrs")
        let weak = attributes.first { $0.kind == "reference_ownership_attr" && $0.isSet("weak") }
        guard let word = code.range(of: weak), let start = attributes.compactMap(\.start).min()
        else { return nil }
        self.word = word.lowerBound..<code.startOfToken(from: word.upperBound)
        self.start = start
    }
}

extension FaultReader {
    /// Adds a fault in which a second property holds the object of a weak property strongly. It is set wherever the weak
    /// property is.
    mutating func addFaults(of property: WeakProperty) {
        if property.assignments.isEmpty { return }
        let twin = "fault\(Edit.number)"
        let declaration = Edit.insert("private var \(twin): AnyObject?; ", at: property.start)
        let settings = property.assignments.map { destination, end in
            let name = code.text(destination)
            let owner = name.hasPrefix("self.") ? "self." : ""
            return Edit.insert(
                "; \(owner)\(twin) = \(FaultSwitch.name).held(\(Edit.number), \(name))", at: end)
        }
        add(.referenceStrong, property.word, edits: [declaration] + settings)
    }

    /// Adds a fault in which an escaping closure also captures `self` strongly.
    mutating func addCapture(to node: SyntaxNode, in scope: Scope) {
        guard scope.selfIsObject, node.isSet("escaping"), let start = node.start,
            let body = node.startOfBody, !node.holdsSelf
        else { return }
        let capture = "fault\(Edit.number) = \(FaultSwitch.name).held(\(Edit.number), self)"
        let use = Edit.insert("\(FaultSwitch.name).keep(fault\(Edit.number)); ", at: body)
        func addInsertion(_ text: String, _ edit: String, at offset: Int) {
            add(
                .captureAdded, offset..<offset, after: text,
                edits: [.insert(edit, at: offset), use])
        }
        let list = code.startOfToken(from: start + 1)
        guard code.bytes[list] == UInt8(ascii: "[") else {
            let hasParameters = node.node("params")?.start.map { $0 > start } ?? false
            let end = hasParameters ? "" : " in"
            addInsertion(" [self]\(end)", " [\(capture)]\(end)", at: start + 1)
            return
        }
        guard let end = code.closingBracket(of: list) else { return }
        let captures = code.words(after: ["weak"], in: list..<end)
        guard let (weak, word) = captures.first(where: { code.text($0.word.range) == "self" })
        else {
            addInsertion("self, ", "\(capture), ", at: list + 1)
            return
        }
        add(
            .captureStrong, weak.range.lowerBound..<word.range.lowerBound,
            edits: [.insert("\(capture), ", at: list + 1), use])
    }
}

extension SyntaxNode {
    /// The start of the first statement of a closure; nil if there is none, or if the closure is a single expression whose
    /// value it returns without `return`.
    fileprivate var startOfBody: Int? {
        let elements = node("body")?.nodes("elements") ?? []
        let statements = elements.filter { !$0.isImplicit || $0.start != nil }
        if isSet("single_expression"), let result = statements.first?.node("result"),
            !result.type.isNothing
        {
            return nil
        }
        return statements.compactMap(\.start).min()
    }

    /// Whether a closure captures `self` strongly already.
    fileprivate var holdsSelf: Bool {
        let held = nodes("captures").compactMap { $0.node("decl") }
            .first { $0.text("base_name") == "self" }?.text("type_usr")
        return held.map { !$0.hasSuffix("SgD") } ?? false
    }
}
