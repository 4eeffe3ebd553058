/// Somebody who takes part in what happens: one lane of a sequence diagram.
package struct Participant: Codable, Equatable, Hashable, Sendable {
    /// What it is called: a role, a module that the architectures stand on, or a type that has no role.
    package let name: String

    /// Makes a participant.
    package init(_ name: String) {
        self.name = name
    }

    /// Whoever sits in front of the screen.
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
    /// Reads the name alone.
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the name alone.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
