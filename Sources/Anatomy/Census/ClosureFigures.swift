/// How closures hold on to objects of a module.
package struct ClosureFigures: Codable, Equatable, Sendable {
    /// Properties that hold a closure.
    package let stored: Int
    /// Escaping closures that use `self`, which is an object, and keep it alive.
    package let keepingSelf: Int
    /// Escaping closures that use `self`, which is an object, and do not keep it alive.
    package let knowingSelf: Int

    /// Counts the closures of a module.
    init(of module: String, in map: ReferenceMap) {
        let declarations = map.declarations
        let own = map.files(of: module)
        let captures = own.flatMap(\.selfCaptures).filter { capture in
            declarations.names(in: capture.type).first.map(declarations.isObject) == true
        }
        stored = own.flatMap(\.properties).count(where: \.isClosure)
        keepingSelf = captures.count { $0.hold == .strong }
        knowingSelf = captures.count { $0.hold != .strong }
    }
}
