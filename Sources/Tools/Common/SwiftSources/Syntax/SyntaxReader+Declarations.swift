import Toolchain

extension SyntaxReader {
    mutating func visitDeclaration(_ node: SyntaxNode, in scope: Scope) {
        if node.isImplicit { return }
        switch node.kind {
        case "class_decl", "struct_decl", "enum_decl", "protocol":
            visitType(node)
        case "extension_decl":
            let type = node.text("extended_type").map(Self.nominal)
            readConformances(of: node, type: type)
            visit(node.nodes("members"), in: Scope(type: type))
        case "func_decl", "constructor_decl", "destructor_decl", "accessor_decl":
            visitFunction(node, in: scope)
        case "var_decl", "subscript_decl":
            readProperty(node, in: scope)
            visit(node.nodes("accessors"), in: scope)
        case "pattern_binding_decl":
            visit(node.nodes("pattern_entries"), in: scope)
        default: break
        }
    }

    // MARK: Types

    private mutating func visitType(_ node: SyntaxNode) {
        guard let symbol = node.symbol else { return }
        let name = Self.nominal(symbol)
        var type = TypeDeclaration(
            name: name, isProtocol: node.kind == "protocol", isObject: Self.isObject(node))
        if type.isProtocol {
            type.inherited =
                node.node("inherits")?.texts("protocols").map(Self.nominal) ?? []
        } else {
            let bounds = node.node("generic_signature")?.nodes("generic_reqs") ?? []
            type.parameterBounds =
                bounds.compactMap { $0.text("protocol") }.map(Self.nominal)
        }
        file.types.append(type)
        readConformances(of: node, type: name)
        visit(node.nodes("members"), in: Scope(type: name))
    }

    private static func isObject(_ node: SyntaxNode) -> Bool {
        if node.kind == "class_decl" { return true }
        let bounds = node.node("requirement_signature")?.nodes("requirements") ?? []
        return bounds.contains {
            $0.text("layout") == "AnyObject" && $0.text("first_type") == "$sxD"
        }
    }

    /// Reads the protocols that are written at a type, without those that the compiler adds.
    private mutating func readConformances(of node: SyntaxNode, type: String?) {
        guard let type else { return }
        file.conformances += (node.node("inherits")?.nodes("conformances") ?? [])
            .filter { $0.text("source_kind") == "explicit" }
            .compactMap { $0.text("protocol") }
            .map { Conformance(type: type, protocol: Self.nominal($0)) }
    }

    // MARK: Functions

    private mutating func visitFunction(_ node: SyntaxNode, in scope: Scope) {
        let scope = Scope(type: scope.type, isInFunction: true)
        let defaults = (node.node("params")?.nodes("params") ?? [])
        visit(defaults.compactMap { $0.node("expression") }, in: scope)
        visit(node.node("body"), in: scope)
    }

    // MARK: Properties

    private mutating func readProperty(_ node: SyntaxNode, in scope: Scope) {
        let isStored = node.text("readImpl") == "stored" || node.isSet("lazy")
        guard let owner = scope.type, !scope.isInFunction, isStored, !node.isSet("static"),
            let type = node.text("interface_type")
        else { return }
        let attributes = node.nodes("attrs")
        let ownership = attributes.first { $0.kind == "reference_ownership_attr" }
        let hold: StoredProperty.Hold =
            ownership == nil ? .strong : ownership?.isSet("weak") == true ? .weak : .unowned
        file.properties.append(
            StoredProperty(
                owner: owner, name: node.name, type: Self.name(type), hold: hold))
    }

    // MARK: Names

    /// The name of a type, such as `MVP.BasePresenter<A>`, for its mangled name or its symbol.
    static func name(_ type: String) -> String {
        let mangled = type.hasPrefix("s:") ? "$s" + type.dropFirst(2) : type
        return Demangler.demangle(mangled) ?? mangled
    }

    /// The name of a type without its generic arguments.
    static func nominal(_ type: String) -> String { String(name(type).prefix { $0 != "<" }) }
}
