/// The declarations of a source file.
package struct SyntaxFile: Sendable {
    /// The module, such as `MVP`.
    package let module: String
    /// The folder in the module, such as `Login`; empty for a file that is in no folder.
    package let feature: String
    /// The name without extension, such as `LoginPresenter`.
    package let name: String

    package var types: [TypeDeclaration] = []
    package var conformances: [Conformance] = []
    package var properties: [StoredProperty] = []
    package var selfCaptures: [SelfCapture] = []

    /// Its statements and declarations, from the parser.
    package var outline = CodeOutline()
}

package struct TypeDeclaration: Sendable {
    /// Its name with its module, such as `MVP.LoginPresenter`.
    package let name: String
    package let isProtocol: Bool
    /// Whether it is a class, an actor, or a protocol that only classes can adopt.
    package var isObject: Bool
    /// The protocol that each generic parameter must conform to, in the order of the parameters.
    package var parameterBounds: [String] = []

    package var inherited: [String] = []
}

package struct Conformance: Sendable {
    package let type: String
    package let `protocol`: String
}

package struct StoredProperty: Sendable {
    package enum Hold: String, CaseIterable, Codable, Sendable {
        case strong
        case weak
        case unowned
    }

    package let owner: String
    package let name: String
    /// The type of its value, such as `weak Swift.Optional<MVP.LoginView>`.
    package let type: String
    package let hold: Hold

    package var isClosure: Bool { type.contains("->") }
}

/// An escaping closure that captures `self`.
package struct SelfCapture: Sendable {
    package let type: String
    package let hold: StoredProperty.Hold
}
