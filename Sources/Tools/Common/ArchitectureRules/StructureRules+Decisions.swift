import Foundation

extension StructureRules {
    /// View controllers, and roles that only declare something, must not decide, so that a test can reach each
    /// decision without a view. They may choose how to show a given Boolean, an optional, or each case of a state, but
    /// not which value replaces a missing one. Calling a helper that decides counts as deciding. In MVC, a view
    /// controller may decide if its feature has no other role with logic.
    var viewDecisions: [Violation] {
        // Make the regex once, because it is compiled each time that it is made.
        let decision = Self.decision
        let helpers = Set(
            files.filter(isHelper).filter { file in
                file.codeLines.contains { $0.contains(decision) }
            }.flatMap(\.types))
        return files.filter(mustNotDecide).flatMap { file in
            zip(1..., zip(file.lines, file.codeLines)).compactMap { number, line in
                let helper = line.1.matches(of: #/\w+/#).map { String($0.output) }
                    .first(where: helpers.contains)
                guard
                    helper != nil || line.1.contains(decision)
                        || Self.chooses(line.1, in: file)
                else { return nil }
                return violation(
                    file,
                    "a decision in line \(number), `\(line.0.trimmingCharacters(in: .whitespaces))`",
                    Self.whoDecides(in: file, helper: helper))
            }
        }
    }

    /// Whether a line chooses. A view controller may show each case of a state, but what it is told is final, so nothing follows
    /// from it by an observer or by `map`. A protocol has nothing to show, and neither has a wireframe.
    private static func chooses(_ line: Substring, in file: SourceFile) -> Bool {
        switch file.role {
        case nil: false
        case .viewController: line.contains(#/\b(?:did|will)Set\b|\.(?:map|flatMap)\b/#)
        default: line.contains(#/\bswitch\b/#)
        }
    }

    /// What is expected of a file that decides, or that asks a helper which does.
    private static func whoDecides(in file: SourceFile, helper: String?) -> String {
        if let helper { return "none here: another role asks `\(helper)`, because it decides" }
        return file.role == nil
            ? "none here: a file without a role in its name counts as a view if it uses PocketUI"
            : "none here: another role decides, and tells the view what to show"
    }

    private static var decision: Regex<Substring> {
        #/
        && | \|\| | [=!~]= | \s[<>?]=?\s | \?\?
        | \.(?:isEmpty|contains|allSatisfy|filter|prefix|hasPrefix|hasSuffix)\b
        | \.(?:elementsEqual|starts|split|drop|trimmingCharacters)\b | \.first\s*(?:\{|\(where)
        | \bcatch\b                                               # errors, as a `switch` between them
        | \b(?:if|guard)\s(?!let\b|\w+\s+(?:\{|else\b))           # anything but a Boolean with a name
        | \b(?:if|guard)\s.*,\s*!?[\w.]+\s*(?:\{|else\b)          # a Boolean after another condition
        | \bwhile\b | \b(?:for|case)\s.*\swhere\b
        | \bswitch\s*\( | \bcase\s+(?:[:,\d]|\.\.)                # two values at once; a text, a number, a range
        | \b\w+(?:Draft|List)\(                                   # a model, which knows the rules
        /#
    }

    /// The lines of a source, in any role, that can hold a rule: those that decide, also by a Boolean with a name, and those
    /// that declare a function, a computed property or an extension. They have no comments and no white space around them.
    package static func linesWithRules(in text: String) -> Set<String> {
        let decision = Self.decision
        let other =
            #/\b(?:if|guard|switch|func|extension|subscript|operator)\b|\bvar\b.*\{|\blet\b.*=\s*\{/#
        let lines = SourceFile(module: "", path: "", text: text).codeLines
            .filter { $0.contains(decision) || $0.contains(other) }
        return Set(lines.map { $0.trimmingCharacters(in: .whitespaces) })
    }

    /// A view must not combine two Booleans, not even one after the other, because the combination is a rule.
    var viewBranches: [Violation] {
        let pair =
            #/
            \b(?:if|guard)\s+!?\w+\s+(?:else\s*)?\{\s*return\s*\}\s*(?:if|guard)\s+!?\w+\s*(?:\{|else\b)
            | \bif\s+!?\w+\s*\{\s*if\s+!?\w+\s*\{ | \}\s*else\s+if\s+!?\w+\s*\{
            /#
        return files.filter(mustNotDecide).flatMap { file in
            let code = file.code
            return code.matches(of: pair).map { match in
                violation(
                    file,
                    "two Booleans, one after the other, in line \(code[..<match.range.upperBound].lines.count)",
                    "one Boolean, which another role has computed from both")
            }
        }
    }

    /// Whether a file must not decide. In `Base`, views and their protocols must not either, because a rule would only have
    /// moved there.
    func mustNotDecide(_ file: SourceFile) -> Bool {
        if isReference, !withLogic.contains(file.feature) { return false }
        let isInFeature = due.contains(file.feature)
        guard let role = file.role else { return isInFeature && file.imports.contains("PocketUI") }
        if [.viewController, .view, .contract].contains(role) { return true }
        return isInFeature && !role.isTested && role != .state
    }

    /// Whether a file of a feature has no role.
    private func isHelper(_ file: SourceFile) -> Bool {
        file.role == nil && due.contains(file.feature)
    }
}
