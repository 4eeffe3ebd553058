extension FunctionName {
    init(_ root: NameNode) {
        let resumptions = ["AsyncAwaitResumePartialFunction", "AsyncSuspendResumePartialFunction"]
        isResumption = root.children.contains { resumptions.contains($0.kind) }
        let main = root.children.first { !resumptions.contains($0.kind) } ?? root
        let entity = main.kind == "Static" ? main.children.first ?? main : main
        name = entity.functionName
        // The body of a `defer` counts as part of the function around it.
        kind = name.hasPrefix("$defer") ? .other : entity.functionKind
        isAsync = entity.isAsync
        (module, type) = entity.context
        conformance = entity.child("ProtocolConformance").flatMap(Conformance.init)
    }
}

extension NameNode {
    fileprivate var functionKind: FunctionName.Kind {
        switch kind {
        case "Function": .function
        case "Constructor": .initializer
        // The allocator of a class only allocates memory and calls the initializer.
        case "Allocator": children.first?.kind == "Class" ? .other : .initializer
        case "Destructor": .deinitializer
        case "Getter": .getter
        case "Setter": .setter
        case "WillSet", "DidSet": .observer
        case "ExplicitClosure": .closure
        case "ProtocolWitness": .witness
        default: .other
        }
    }

    fileprivate var functionName: String {
        switch functionKind {
        case .function: identifier + argumentLabels
        case .initializer: "init" + argumentLabels
        case .deinitializer: "deinit"
        case .getter: nameOfVariable
        case .setter: nameOfVariable + ".setter"
        case .observer: nameOfVariable + (kind == "DidSet" ? ".didSet" : ".willSet")
        case .closure: "closure in " + nameOfFunctionAround
        case .witness, .other: child("Function")?.identifier ?? ""
        }
    }

    /// The module and the type that something belongs to.
    fileprivate var context: (module: String, type: String) {
        guard let outer = children.first else { return ("", "") }
        switch outer.kind {
        case "Module":
            return (outer.text ?? "", "")
        case "Extension":
            // The code is in the module of the extension.
            let type = outer.children.dropFirst().first?.typeName ?? ""
            return (outer.children.first?.text ?? "", type)
        case "Class", "Structure", "Enum", "Protocol":
            return (outer.context.module, outer.typeName)
        default:
            return outer.context
        }
    }

    /// The name of a type, with those around it.
    private var typeName: String {
        let outer = children.first.map { $0.kind == "Module" ? "" : $0.typeName } ?? ""
        return [outer, identifier].filter { !$0.isEmpty }.joined(separator: ".")
    }

    private var identifier: String {
        switch child("Identifier", "PrivateDeclName", "LocalDeclName") {
        case let node? where node.kind == "Identifier": node.text ?? ""
        case let node?: node.children.last { $0.kind == "Identifier" }?.text ?? ""
        case nil: ""
        }
    }

    private var nameOfVariable: String {
        let variable = children.first ?? self
        return variable.kind == "Subscript" ? "subscript" : variable.identifier
    }

    private var nameOfFunctionAround: String {
        guard let outer = children.first else { return "" }
        if ["ExplicitClosure", "ImplicitClosure", "Static"].contains(outer.kind),
            !outer.children.isEmpty
        {
            return outer.nameOfFunctionAround
        }
        let name = outer.functionName
        return name.isEmpty ? (outer.children.first ?? outer).identifier : name
    }

    /// `()`, `(_:)` or `(matching:after:)`.
    private var argumentLabels: String {
        let labels = (child("LabelList")?.children ?? []).map { $0.text ?? "_" }
        let missing = max(0, argumentCount - labels.count)
        let all = labels + Array(repeating: "_", count: missing)
        return "(" + all.map { $0 + ":" }.joined() + ")"
    }

    private var argumentCount: Int {
        let tuple = functionType?.child("ArgumentTuple")
        guard let arguments = tuple?.children.first?.children.first else { return 0 }
        return arguments.kind == "Tuple" ? arguments.children.count : 1
    }

    private var functionType: NameNode? {
        let type = child("Type")?.children.first
        return type?.kind == "DependentGenericType" ? type?.child("Type")?.children.first : type
    }

    /// A forwarder or a thunk is async if the function that it calls is async.
    fileprivate var isAsync: Bool {
        if ["PartialApplyForwarder", "ProtocolWitness", "Static"].contains(kind) {
            return children.last?.isAsync ?? false
        }
        return functionType?.children.contains {
            $0.kind == "AsyncAnnotation" || $0.text == "@async"
        } == true
    }
}

extension FunctionName.Conformance {
    fileprivate init?(_ node: NameNode) {
        let types = node.children.filter { $0.kind == "Type" }
        guard types.count == 2, let type = Self.named(types[0]), let proto = Self.named(types[1])
        else { return nil }
        self.init(name: proto.name, type: type.name, module: type.module)
    }

    /// Arguments of generic types are left out.
    private static func named(_ type: NameNode) -> (name: String, module: String)? {
        guard let node = type.children.first else { return nil }
        guard let name = node.children.last(where: { $0.kind == "Identifier" })?.text else {
            return node.children.first.flatMap(named)
        }
        return (name, node.child("Module")?.text ?? "")
    }
}
