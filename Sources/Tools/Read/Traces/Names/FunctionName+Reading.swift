import ArchitectureRules

extension FunctionName {
    init(_ root: NameNode) {
        let resumptions = ["AsyncAwaitResumePartialFunction", "AsyncSuspendResumePartialFunction"]
        isResumption = root.children.contains { resumptions.contains($0.kind) }
        let main = root.children.first { !resumptions.contains($0.kind) } ?? root
        let entity = main.kind == "Static" ? main.children.first ?? main : main
        let name = Self.name(of: entity, kind: Kind(entity))
        // The body of a `defer` counts as part of the function around it.
        kind = name.hasPrefix("$defer") ? .other : Kind(entity)
        isAsync = Self.isAsync(entity)
        let context = Self.context(of: entity)
        module = context.module
        type = context.type
        self.name = name
        conformance = entity.child("ProtocolConformance").flatMap(Conformance.init)
    }

    /// The module and the type that something belongs to.
    private static func context(of entity: NameNode) -> (module: String, type: String) {
        guard let outer = entity.children.first else { return ("", "") }
        switch outer.kind {
        case "Module":
            return (outer.text ?? "", "")
        case "Extension":
            // The code is in the module of the extension.
            let type = outer.children.dropFirst().first.map(typeName) ?? ""
            return (outer.children.first?.text ?? "", type)
        case "Class", "Structure", "Enum", "Protocol":
            return (context(of: outer).module, typeName(outer))
        default:
            return context(of: outer)
        }
    }

    private static func typeName(_ node: NameNode) -> String {
        let outer = node.children.first.map { $0.kind == "Module" ? "" : typeName($0) } ?? ""
        let name = identifier(of: node)
        return outer.isEmpty ? name : name.isEmpty ? outer : outer + "." + name
    }

    private static func identifier(of node: NameNode) -> String {
        for child in node.children {
            switch child.kind {
            case "Identifier": return child.text ?? ""
            case "PrivateDeclName", "LocalDeclName":
                return child.children.last { $0.kind == "Identifier" }?.text ?? ""
            default: break
            }
        }
        return ""
    }

    private static func name(of entity: NameNode, kind: Kind) -> String {
        switch kind {
        case .function:
            return identifier(of: entity) + argumentLabels(of: entity)
        case .initializer:
            return "init" + argumentLabels(of: entity)
        case .deinitializer:
            return "deinit"
        case .getter, .setter:
            let variable = entity.children.first ?? entity
            let name = variable.kind == "Subscript" ? "subscript" : identifier(of: variable)
            return kind == .getter ? name : name + ".setter"
        case .closure:
            return "closure in " + nameOfFunctionAround(entity)
        case .witness, .other:
            return entity.child("Function").map(identifier) ?? ""
        }
    }

    private static func nameOfFunctionAround(_ closure: NameNode) -> String {
        guard var outer = closure.children.first else { return "" }
        while outer.kind == "ExplicitClosure" || outer.kind == "ImplicitClosure"
            || outer.kind == "Static", let next = outer.children.first
        {
            outer = next
        }
        let name = name(of: outer, kind: Kind(outer))
        return name.isEmpty ? identifier(of: outer.children.first ?? outer) : name
    }

    /// `()`, `(_:)` or `(matching:after:)`.
    private static func argumentLabels(of entity: NameNode) -> String {
        let labels = (entity.child("LabelList")?.children ?? []).map { $0.text ?? "_" }
        let missing = max(0, argumentCount(of: entity) - labels.count)
        let all = labels + Array(repeating: "_", count: missing)
        return "(" + all.map { $0 + ":" }.joined() + ")"
    }

    private static func argumentCount(of entity: NameNode) -> Int {
        guard
            let arguments = functionType(of: entity)?.child("ArgumentTuple")?.children.first?
                .children.first
        else { return 0 }
        return arguments.kind == "Tuple" ? arguments.children.count : 1
    }

    private static func functionType(of entity: NameNode) -> NameNode? {
        let type = entity.child("Type")?.children.first
        return type?.kind == "DependentGenericType"
            ? type?.child("Type")?.children.first : type
    }

    /// A forwarder or a thunk is async if the function that it calls is async.
    private static func isAsync(_ entity: NameNode) -> Bool {
        switch entity.kind {
        case "PartialApplyForwarder", "ProtocolWitness", "Static":
            return entity.children.last.map(isAsync) ?? false
        default:
            let type = functionType(of: entity)
            return type?.child("AsyncAnnotation") != nil
                || type?.children.contains { $0.text == "@async" } == true
        }
    }
}

extension FunctionName.Kind {
    fileprivate init(_ entity: NameNode) {
        switch entity.kind {
        case "Function": self = .function
        case "Constructor": self = .initializer
        case "Allocator":
            // The allocator of a class only allocates memory and calls the initializer.
            self = entity.children.first?.kind == "Class" ? .other : .initializer
        case "Destructor": self = .deinitializer
        case "Getter": self = .getter
        case "Setter", "WillSet", "DidSet": self = .setter
        case "ExplicitClosure": self = .closure
        case "ProtocolWitness": self = .witness
        default: self = .other
        }
    }
}

extension FunctionName.Conformance {
    fileprivate init?(_ node: NameNode) {
        let types = node.children.filter { $0.kind == "Type" }
        guard types.count == 2, let name = Self.nameAndModule(types[1])?.name,
            let type = Self.nameAndModule(types[0])
        else { return nil }
        self.init(name: name, type: type.name, module: type.module)
    }

    /// Arguments of generic types are left out.
    private static func nameAndModule(_ type: NameNode) -> (name: String, module: String)? {
        guard let node = type.children.first else { return nil }
        guard let name = node.children.last(where: { $0.kind == "Identifier" })?.text else {
            return node.children.first.flatMap(nameAndModule)
        }
        return (name, node.child("Module")?.text ?? "")
    }
}
