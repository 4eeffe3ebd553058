/// How closures hold on to objects of a module.
public struct ClosureFigures: Codable, Equatable, Sendable {
    /// Properties that hold a closure.
    public let stored: Int
    /// Escaping closures that use `self`, which is an object, and keep it alive.
    public let keepingSelf: Int
    /// Escaping closures that use `self`, which is an object, and do not keep it alive.
    public let knowingSelf: Int

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
