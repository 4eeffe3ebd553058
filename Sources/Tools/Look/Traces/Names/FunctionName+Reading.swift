extension FunctionName {
    /// Reads a demangled name, such as `MVP.LoginPresenter.didEdit(username: Swift.String) -> ()`.
    ///
    /// - Parameter patterns: To read many names, pass the same patterns each time.
    init(demangled: String, by patterns: NamePatterns = NamePatterns()) {
        let text = demangled.withoutInnerTypes
        let resumed = text.firstRange(of: " resume partial function for ")
        isResumption = resumed != nil
        let whole = text[(resumed?.upperBound ?? text.startIndex)...]
        let witness = whole.wholeMatch(of: patterns.witness)
        conformance = witness.map { Conformance(name: $0.3, type: $0.2) }
        // The first part is a closure or a local function, the next one the function around it, and so on.
        let parts = (witness?.1 ?? whole).split(separator: " in ")
        let first = parts.first ?? ""
        isAsync = first.contains(") async ")
        let entity = Entity(parts.last ?? "", by: patterns)
        (module, type) = (entity.module, entity.type)
        if witness != nil {
            (kind, name) = (.witness, "")
        } else if parts.count < 2 {
            (kind, name) = (entity.kind, entity.name)
        } else if first.hasPrefix("closure #") {
            (kind, name) = (.closure, "closure in \(entity.name)")
        } else if let local = first.prefixMatch(of: patterns.local) {
            (kind, name) = (.function, local.1 + patterns.labels(local.2))
        } else {
            // This is, for example, the body of a `defer`, which counts as part of the function around it.
            (kind, name) = (.other, "")
        }
    }
}

/// A function or a property of a type or a module.
private struct Entity {
    private(set) var kind = FunctionName.Kind.other
    private(set) var module = ""
    private(set) var type = ""
    private(set) var name = ""

    init(_ text: Substring, by patterns: NamePatterns) {
        guard let match = text.wholeMatch(of: patterns.entity) else { return }
        var path = match.3.split(separator: ".")
        guard let last = path.popLast(), let module = match.2 ?? path.first else { return }
        let labels = match.4.map(patterns.labels) ?? ""
        switch last {
        case "init": (kind, name) = (.initializer, "init" + labels)
        case "deinit": (kind, name) = (.deinitializer, "deinit")
        case "getter": (kind, name) = (.getter, "\(path.popLast() ?? "")")
        case "setter": (kind, name) = (.setter, "\(path.popLast() ?? "").setter")
        case "willset": (kind, name) = (.observer, "\(path.popLast() ?? "").willSet")
        case "didset": (kind, name) = (.observer, "\(path.popLast() ?? "").didSet")
        // The allocator of a class only allocates memory and calls the initializer.
        case "__allocating_init": break
        default: (kind, name) = (match.4 == nil ? .other : .function, last + labels)
        }
        if match.1 != nil { kind = .other }
        self.module = String(module)
        type = path.dropFirst().joined(separator: ".")
    }
}

extension FunctionName.Conformance {
    fileprivate init(name: Substring, type: Substring) {
        self.init(
            name: String(name.split(separator: ".").last ?? ""),
            type: String(type.split(separator: ".").last ?? ""),
            module: String(type.prefix { $0 != "." }))
    }
}

extension String {
    /// A demangled name without the arguments of generic types, and without the tuples and functions among the types of
    /// arguments.
    fileprivate var withoutInnerTypes: String {
        var text = String.UnicodeScalarView()
        var (brackets, parentheses) = (0, 0)
        var previous: Unicode.Scalar = " "
        for scalar in replacing("(extension in ", with: "(extension ").unicodeScalars {
            // In an operator and in an arrow, `->`, these characters are not brackets.
            let isBracket =
                (scalar == "<" || scalar == ">") && previous != "." && previous != "-"
            if isBracket { brackets += scalar == "<" ? 1 : -1 }
            if scalar == "(" { parentheses += 1 }
            if brackets == 0, parentheses < 2, !isBracket { text.append(scalar) }
            if scalar == ")" { parentheses -= 1 }
            previous = scalar
        }
        return String(text)
    }
}
