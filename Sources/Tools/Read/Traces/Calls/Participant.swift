import ArchitectureRules

/// A lane of a sequence diagram.
package struct Participant: Hashable, Sendable {
    /// A role, a shared module, or a type without a role.
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    package static let person = Participant("Person")

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
            let role = conformance.flatMap {
                $0.module == name.module ? nil : Role(fileName: $0.type)
            }
            self.init(role?.rawValue ?? module)
        case .architecture where conformance?.module == "PocketUI":
            self.init("PocketUI")
        default:
            let file = function.place?.baseName ?? name.type
            self.init(Role(fileName: file)?.rawValue ?? file)
        }
    }
}

/// The layer of the program that a function belongs to.
enum Layer: Equatable {
    /// The code of an architecture.
    case architecture
    /// A shared module, shown where an architecture calls it or is called by it.
    case support(String)
    case outside

    /// - Parameter architectures: The modules of the architectures.
    init(of function: RecordedFunction, architectures: Set<String>) {
        switch function.name.module {
        case "PocketUI": self = .support("PocketUI")
        case "Services", "InMemoryServer": self = .support("Services")
        case "AppContract": self = .support("AppContract")
        case let module where architectures.contains(module):
            let isBinding = function.place?.folder == ArchitectureSources.binding
            self = isBinding ? .support(ArchitectureSources.binding) : .architecture
        default: self = .outside
        }
    }
}
