import ArchitectureList
import ArchitectureRules

/// A sender or receiver of messages: a type of an architecture, or a part that all architectures share.
package struct Participant: Hashable, Sendable {
    /// The part of the program that the participant belongs to. The page of `live` can fold every part except the
    /// architecture.
    package enum Group: String, Sendable {
        /// The code of an architecture.
        case architecture
        case binding
        case toolkit
        case services
        /// The person and the contract of the apps.
        case outside
    }

    /// A type, or a shared module.
    package let name: String
    package let group: Group
    /// Nil for a type without a role, and for a part that all architectures share.
    package let role: Role?

    package init(_ name: String, group: Group = .architecture, fileName: String = "") {
        self.name = name
        self.group = group
        role = group == .architecture ? Role(fileName: name) ?? Role(fileName: fileName) : nil
    }

    package var concern: Concern? { role.map { Concern($0) } }
    /// The concern whose colour it has: that of its role or, without a role, the one that its name tells.
    package var colour: Concern? {
        concern ?? (group == .architecture ? Concern(ofType: name) : nil)
    }

    package static let person = Participant("Person", group: .outside)
    /// The sender of resumed calls, because only the services suspend calls.
    static let services = Participant("Services", group: .services)

    /// The participant that a function belongs to.
    ///
    /// - Parameters:
    ///   - layer: The layer of its module.
    ///   - conformance: The conformance through which it was called, if by a protocol. A toolkit function that
    ///     a screen inherits counts as the screen. An architecture's extension of a control counts as the
    ///     toolkit.
    init(
        _ function: RecordedFunction, in layer: Layer,
        calledBy conformance: FunctionName.Conformance?
    ) {
        let name = function.name
        switch layer {
        case .support("PocketUI") where name.type == "Person":
            self = .person
        case .support(let module):
            if let conformance, conformance.module != name.module,
                Role(fileName: conformance.type) != nil
            {
                self.init(conformance.type)
            } else {
                self.init(module, group: Self.groups[module] ?? .outside)
            }
        case .architecture where conformance?.module == "PocketUI":
            self.init("PocketUI", group: .toolkit)
        default:
            let file = function.place?.baseName ?? ""
            self.init(name.type.isEmpty ? file : name.type, fileName: file)
        }
    }

    private static let groups: [String: Group] = [
        ArchitectureSources.binding: .binding, "PocketUI": .toolkit, "Services": .services,
    ]

    /// The role or the group in words, such as `binding`; empty if the name already says it, and for a type without a role.
    package var kind: String {
        guard group == .architecture else { return group == .outside ? "" : group.rawValue }
        if let role, name.hasSuffix(role.rawValue) { return "" }
        return (role?.rawValue ?? "").reduce(into: "") { words, letter in
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
    }
}

/// The layer of the program that a function belongs to.
enum Layer: Equatable {
    /// The code of an architecture.
    case architecture
    /// A shared module, shown where an architecture calls it or is called by it.
    case support(String)
    /// The server in memory, which the steps of scenarios control.
    case server
    case outside

    /// - Parameter architectures: The modules of the architectures.
    init(of function: RecordedFunction, architectures: Set<String>) {
        switch function.name.module {
        case "InMemoryServer": self = .server
        case "PocketUI", "Services", "AppContract": self = .support(function.name.module)
        case let module where architectures.contains(module):
            // Methods that the binding adds to screens count as the screens' own.
            let isBinding =
                function.place?.folder == ArchitectureSources.binding
                && function.name.type != "ViewController"
            self = isBinding ? .support(ArchitectureSources.binding) : .architecture
        default: self = .outside
        }
    }
}
