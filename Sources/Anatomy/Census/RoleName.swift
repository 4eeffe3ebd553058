extension SyntaxFile {
    /// What its part is called in tables; `other` if its name says none.
    var roleName: String { role?.rawValue ?? Self.otherRole }

    /// What files are said to be whose names say no role.
    static let otherRole = "other"
}

extension Role {
    /// A place for each role and for the files without one, so that tables have one order.
    static func order(_ name: String) -> Int {
        Role.allCases.firstIndex { $0.rawValue == name } ?? Role.allCases.count
    }
}
