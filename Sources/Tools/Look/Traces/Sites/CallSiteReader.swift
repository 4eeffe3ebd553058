import Foundation
import SwiftSources
import SwiftTokens
import Toolchain

/// Reads the call sites of a file from the compiler's syntax tree.
struct CallSiteReader {
    private let code: SwiftText
    private var sites: Set<CallSite> = []
    /// The names of symbols that have been read, kept because reading a name takes time.
    private var names: [String: FunctionName] = [:]
    private let patterns = NamePatterns()

    static func read(_ tree: SyntaxNode, text: String) -> [CallSite] {
        var reader = CallSiteReader(code: SwiftText(text))
        reader.visit(tree, in: CallSite.Body())
        return reader.sites.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    }

    private static let betweenNames = CharacterSet.whitespacesAndNewlines.union([".", "?", "!"])

    private init(code: SwiftText) {
        self.code = code
    }

    /// - Parameter isSet: Whether the value of the expression is set, or changed in place.
    private mutating func visit(_ node: SyntaxNode, in body: CallSite.Body, isSet: Bool = false) {
        if node.isFromMacro { return }
        switch node.kind {
        case "custom_attr", "generic_signature", "substitution_map": return
        case "func_decl", "accessor_decl", "constructor_decl", "destructor_decl", "closure_expr":
            guard !node.isImplicit, let start = node.start else { return }
            let isClosure = node.kind == "closure_expr"
            visitChildren(
                of: node, in: CallSite.Body(line: code.line(at: start), isClosure: isClosure))
        case "assign_expr":
            if let place = node.node("dest") { visit(place, in: body, isSet: true) }
            if let value = node.node("src") { visit(value, in: body) }
        case "inout_expr": visitChildren(of: node, in: body, isSet: true)
        case "load_expr", "argument_list", "brace_stmt": visitChildren(of: node, in: body)
        default:
            addSites(at: node, in: body, isSet: isSet)
            visitChildren(of: node, in: body, isSet: isSet)
        }
    }

    private mutating func visitChildren(
        of node: SyntaxNode, in body: CallSite.Body, isSet: Bool = false
    ) {
        for child in node.children { visit(child, in: body, isSet: isSet) }
    }

    private mutating func addSites(at node: SyntaxNode, in body: CallSite.Body, isSet: Bool) {
        switch node.kind {
        case "member_ref_expr" where !node.isImplicit:
            add(node, named: node.lastToken, after: node.start, in: body, isSet: isSet)
        case "dot_syntax_call_expr":
            guard let function = node.node("fn")?.reference else { return }
            add(function, named: function.start, after: node.start, in: body)
        case "constructor_ref_call_expr":
            guard let made = node.node("fn")?.reference else { return }
            add(made, named: node.start, after: nil, in: body)
        case "declref_expr" where !node.isImplicit:
            add(node, named: node.start, after: nil, in: body, isSet: isSet)
        default: break
        }
    }

    /// - Parameters:
    ///   - place: The place of the name.
    ///   - start: The start of the expression before the member's dot; nil if the name is not a member.
    private mutating func add(
        _ reference: SyntaxNode, named place: Int?, after start: Int?, in body: CallSite.Body,
        isSet: Bool = false
    ) {
        // A file that was saved after the compiler read it may be shorter than its tree says.
        guard let place, place <= code.bytes.count,
            let name = reference.target.flatMap({ name(of: $0) }),
            name.module != "Swift"
        else { return }
        let receiver = start.map {
            code.text(min($0, place)..<place).trimmingCharacters(in: Self.betweenNames)
        }
        sites.insert(
            CallSite(
                body: body, type: name.type, name: name.name, isSet: isSet, receiver: receiver,
                line: code.line(at: place)))
    }

    private mutating func name(of symbol: String) -> FunctionName? {
        if names[symbol] == nil {
            names[symbol] = Demangler.demangle("$s" + symbol.dropFirst(2)).map {
                FunctionName(demangled: $0, by: patterns)
            }
        }
        return names[symbol]
    }
}

extension SyntaxNode {
    /// The reference to a declaration inside conversions.
    fileprivate var reference: SyntaxNode? {
        target == nil ? node("sub_expr")?.reference : self
    }
}
