extension StructureRules {
    /// An extension of a view controller must be in a file of that role. In a file of another role, it would be
    /// checked as code of that role.
    var viewExtensions: [Violation] {
        let types = Set(files.filter { $0.role == .viewController }.flatMap(\.types))
        return files.filter { $0.role != .viewController }.flatMap { file in
            file.extended.intersection(types).sorted().map {
                violation(
                    file, "an extension of \($0)", "none here: it is code of the view controller")
            }
        }
    }

    /// A file that must not decide extends only types of its own role, because a function of `String` in a view's file can't
    /// be found where rules are looked for. Nobody extends a protocol of a view, a module or a navigation, because whoever
    /// has the protocol would have the rule, and a test could not replace it.
    var ruleExtensions: [Violation] {
        let declared = Set(files.filter { $0.role?.onlyDeclares == true }.flatMap(\.protocols))
        return files.flatMap { file in
            let own = Set(files.filter { $0.role == file.role }.flatMap(\.types))
                .union(["ViewController"])
            // A wireframe may let the toolkit's navigation do what its contract names.
            let isView = mustNotDecide(file) && file.role != .wireframe
            let foreign = isView ? file.extended.subtracting(own) : []
            return file.extended.intersection(declared).union(foreign).sorted().map {
                violation(
                    file, "an extension of \($0)",
                    declared.contains($0)
                        ? "none of a protocol that only says what a role offers"
                        : "none in a view: another role, or a file without a role, has the rule")
            }
        }
    }
}
