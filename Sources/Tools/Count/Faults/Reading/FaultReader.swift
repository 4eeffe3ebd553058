import SwiftSources
import SwiftTokens

/// Finds the faults that can be made in a file, by its syntax tree with types.
struct FaultReader {
    struct Scope {
        /// Whether `self` is an object, which a closure can keep alive.
        var selfIsObject = false
        var isInInitializer = false
    }

    let code: SwiftText
    private let path: String
    private let role: String
    private var faults: [Fault] = []
    /// The weak properties, by symbol.
    var weakProperties: [String: WeakProperty] = [:]
    /// The symbols of stored properties that have a value before an initializer runs.
    private(set) var initialized: Set<String> = []
    /// The code that runs when a function is called, or a property is read or set, by symbol.
    private(set) var bodies: [String: [SyntaxNode]] = [:]

    /// The faults that can be made in a file, in the order of their places, each once. They have no numbers yet.
    ///
    /// - Parameters:
    ///   - path: The file, from the root of the package.
    ///   - role: The role of the file.
    static func faults(
        in tree: SyntaxNode, of code: SwiftText, at path: String, role: String
    ) -> [Fault] {
        var reader = FaultReader(code: code, path: path, role: role)
        let items = tree.nodes("items")
        for node in items.flatMap(\.declarations) { reader.read(node) }
        reader.visit(items, in: Scope())
        for property in reader.weakProperties.values { reader.addFaults(of: property) }
        var seen: Set<String> = []
        return reader.faults.filter { fault in
            seen.insert("\(fault.kind) \(fault.change.range) \(fault.change.after)").inserted
        }.sorted { first, second in
            let (one, other) = (first.change, second.change)
            return (one.range.lowerBound, one.range.upperBound, first.kind.order, one.after)
                < (other.range.lowerBound, other.range.upperBound, second.kind.order, other.after)
        }
    }

    private init(code: SwiftText, path: String, role: String) {
        self.code = code
        self.path = path
        self.role = role
    }

    // MARK: Faults

    mutating func add(
        _ kind: Fault.Kind, _ range: Range<Int>, after: String = "", edits: [Edit]
    ) {
        let line = code.line(at: range.lowerBound)
        faults.append(
            Fault(
                id: Fault.ID(architecture: "", number: 0), kind: kind, path: path, line: line,
                lineText: code.text(code.range(ofLine: line)).onOneLine, role: role,
                change: TextChange(range: range, before: code.text(range), after: after),
                edits: edits))
    }

    /// Adds a fault that replaces an expression.
    mutating func addExpression(_ kind: Fault.Kind, _ range: Range<Int>, after: String) {
        add(kind, range, after: after, edits: [.replace(range, with: after)])
    }

    /// Adds a fault that replaces a statement.
    mutating func addStatement(_ kind: Fault.Kind, _ range: Range<Int>, after: String) {
        add(
            kind, range, after: after, edits: [.run(after, before: range.lowerBound), .skip(range)])
    }

    /// Adds a fault that skips a statement.
    mutating func addRemoval(_ kind: Fault.Kind, _ range: Range<Int>) {
        add(kind, range, edits: [.skip(range)])
    }

    // MARK: Nodes

    mutating func visit(_ nodes: [SyntaxNode], in scope: Scope) {
        for node in nodes { visit(node, in: scope) }
    }

    mutating func visit(_ node: SyntaxNode?, in scope: Scope) {
        guard let node, !node.isFromMacro else { return }
        if node.isDeclaration {
            visitDeclaration(node, in: scope)
        } else if node.kind.hasSuffix("_stmt") {
            visitStatement(node, in: scope)
        } else {
            visitExpression(node, in: scope)
        }
    }

    // MARK: Declarations

    /// Records the facts that faults at other places depend on.
    private mutating func read(_ node: SyntaxNode) {
        guard let symbol = node.symbol else { return }
        let functions = node.kind == "func_decl" ? [node] : node.nodes("accessors")
        bodies[symbol] = functions.filter { !$0.isImplicit }.compactMap { $0.node("body") }
        guard node.text("readImpl") == "stored" else { return }
        if node.nodes("attrs").contains(where: { $0.kind == "has_initial_value_attr" }) {
            initialized.insert(symbol)
        }
        weakProperties[symbol] = WeakProperty(node, in: code)
    }

    private mutating func visitDeclaration(_ node: SyntaxNode, in scope: Scope) {
        var scope = scope
        switch node.kind {
        case "class_decl", "struct_decl", "enum_decl":
            scope.selfIsObject = node.kind == "class_decl"
            visit(node.nodes("members"), in: scope)
        case "extension_decl":
            scope.selfIsObject = ValueType(mangled: node.text("extended_type") ?? "").isClass
            visit(node.nodes("members"), in: scope)
        case "func_decl", "constructor_decl", "destructor_decl", "accessor_decl":
            if node.isImplicit { return }
            scope.isInInitializer = node.kind == "constructor_decl"
            let hasResult = node.text("result").map { !ValueType(mangled: $0).isNothing } ?? false
            visitBlock(node.node("body"), isBodyWithoutResult: !hasResult, in: scope)
        case "var_decl": visit(node.nodes("accessors"), in: scope)
        case "pattern_binding_decl" where !node.isImplicit:
            for entry in node.nodes("pattern_entries") {
                let value = entry.node("processed_init") ?? entry.node("original_init")
                addFaults(ofValue: value)
                visit(value, in: scope)
            }
        default: break
        }
    }

    // MARK: Statements

    private mutating func visitBlock(
        _ block: SyntaxNode?, isBodyWithoutResult: Bool = false, in scope: Scope
    ) {
        guard let block else { return }
        let elements = block.nodes("elements").filter { !$0.isFromMacro }
        addFaults(
            of: Block(
                statements: elements.compactMap { Statement($0, in: code) },
                isBodyWithoutResult: isBodyWithoutResult, isInInitializer: scope.isInInitializer))
        visit(elements, in: scope)
    }

    private mutating func visitStatement(_ node: SyntaxNode, in scope: Scope) {
        switch node.kind {
        case "brace_stmt": visitBlock(node, in: scope)
        case "if_stmt", "guard_stmt", "while_stmt":
            for clause in node.nodes("conditions") where clause.kind != "pattern" {
                addFaults(
                    ofCondition: clause, whenLeftOut: node.kind == "while_stmt" ? nil : "true")
            }
            let parts = ["then_stmt", "else_stmt", "body"].compactMap { node.node($0) }
            visit(node.nodes("conditions") + parts, in: scope)
        case "for_each_stmt":
            visit(["parsed_sequence", "where", "body"].compactMap { node.node($0) }, in: scope)
        case "return_stmt", "then_stmt":
            addFaults(ofValue: node.node("result"), isResult: true)
            visit(node.node("result"), in: scope)
        case "case_stmt": visit(node.node("body"), in: scope)
        case "defer_stmt": visit(node.node("temp_decl")?.node("body"), in: scope)
        default: visit(node.children, in: scope)
        }
    }
}

extension SyntaxNode {
    /// The declarations of functions and properties in it, at any depth.
    fileprivate var declarations: [SyntaxNode] {
        if ["func_decl", "var_decl"].contains(kind) { return [self] }
        return nodes("members").flatMap(\.declarations)
    }
}
