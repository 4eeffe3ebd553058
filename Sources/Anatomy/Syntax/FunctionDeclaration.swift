/// Something that has a body: a function, an initialiser, a deinitialiser or an accessor.
package struct FunctionDeclaration: Sendable {
    /// Its name, such as `logIn`.
    package let name: String
    /// The type it belongs to, such as `MVP.LoginPresenter`; nil if it stands alone.
    package var owner: String?
    /// How many statements its body has, closures included, functions within it not.
    package var statements = 0
    /// Whether a macro made something of it, which among tests says that it is one.
    package let isTest: Bool

    /// Describes a function.
    package init(name: String, owner: String?, statements: Int = 0, isTest: Bool = false) {
        self.name = name
        self.owner = owner
        self.statements = statements
        self.isTest = isTest
    }
}
