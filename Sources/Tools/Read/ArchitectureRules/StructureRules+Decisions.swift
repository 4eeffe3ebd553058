import Foundation

extension StructureRules {
    /// Whatever shows or only declares decides nothing, so that a test can reach each decision without a view. It may still
    /// choose how to show a Boolean that it is given, an optional, or each case of a state. In the reference view controllers
    /// decide, where the feature has no other role with logic.
    var viewDecisions: [Violation] {
        let decision =
            #/
            && | \|\| | [=!~]= | \s[<>?]=?\s
            | \.(isEmpty|contains|allSatisfy|filter|prefix|hasPrefix|hasSuffix)\b | \.first\(where
            | \b(if|guard)\s(?!let\b|\w+\s+(\{|else\b))             # anything but a Boolean with a name
            | \b(if|guard)\s.*,\s*!?[\w.]+\s*(\{|else\b)             # a Boolean after another condition
            | \bwhile\b | \b(for|case)\s.*\swhere\b
            | \bswitch\s*\( | \bcase\s+([:,\d]|\.\.)                 # two values at once; a text, a number, a range
            | \b\w+(Draft|List)\(                                    # a model, which knows the rules
            /#
        return files.filter(decidesNothing).flatMap { file in
            zip(1..., zip(file.lines, file.codeLines)).filter { $1.1.contains(decision) }.map {
                violation(
                    file,
                    "a decision in line \($0), `\($1.0.trimmingCharacters(in: .whitespaces))`",
                    "none here: another role decides, and tells the view what to show")
            }
        }
    }

    /// Extensions in `Base` serve every screen, so they hold the rules of none.
    private func decidesNothing(_ file: SourceFile) -> Bool {
        if isReference, !withLogic.contains(file.feature) { return false }
        let isInFeature = due.contains(file.feature)
        guard let role = file.role else { return isInFeature && file.imports.contains("PocketUI") }
        if role == .viewController { return isInFeature || !file.name.contains("+") }
        return isInFeature && !role.isTested && role != .state
    }
}
