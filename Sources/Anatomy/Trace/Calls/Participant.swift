/// Somebody who takes part in what happens: one lane of a sequence diagram.
package struct Participant: Codable, Equatable, Hashable, Sendable {
    /// What it is called: a role, a module that the architectures stand on, or a type that has no role.
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    package static let person = Participant("Person")

    /// Whose part a function plays.
    ///
    /// - Parameters:
    ///   - layer: What its module is.
    ///   - conformance: How it was called, if by a protocol. What a screen inherits from the toolkit is asked
    ///     of the screen, and what a control has been taught is asked of the toolkit.
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

extension Participant {
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

/// What a module is to somebody who follows a call.
enum Layer: Equatable {
    /// One of the architectures: what there is to see.
    case architecture
    /// What they stand on: seen where they call it, and where it calls them. The word tells one from another.
    case support(String)
    case outside

    /// - Parameter architectures: The modules of the architectures.
    init(of function: RecordedFunction, architectures: Set<String>) {
        switch function.name.module {
        case "PocketUI": self = .support("PocketUI")
        case "Services", "InMemoryServer": self = .support("Services")
        case "AppContract": self = .support("AppContract")
        case let module where architectures.contains(module):
            let isBinding = function.place?.folder == "Binding"
            self = isBinding ? .support("Binding") : .architecture
        default: self = .outside
        }
    }
}

extension SourcePlace {
    /// The folder of its module that the file stands in, such as `Login`; empty for none.
    var folder: String {
        let parts = file.split(separator: "/")
        return parts.count > 3 ? String(parts[2]) : ""
    }

    /// The name of the file without its extension, and without what a file of an extension says after `+`.
    var baseName: String {
        let name = file.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." && $0 != "+" })
    }
}
