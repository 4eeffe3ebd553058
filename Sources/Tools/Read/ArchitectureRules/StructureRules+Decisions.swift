import Foundation

extension StructureRules {
    /// Whatever shows or only declares decides nothing, so that a test can reach each decision without a view. It may still
    /// choose how to show a Boolean that it is given, an optional, or each case of a state, but not what stands in for a
    /// missing value. To ask a helper that decides is to decide. In the reference view controllers decide, where the feature
    /// has no other role with logic.
    var viewDecisions: [Violation] {
        // A regex is compiled again each time that it is made.
        let decision = Self.decision
        let helpers = Set(
            files.filter(isHelper).filter { file in
                file.codeLines.contains { $0.contains(decision) }
            }.flatMap(\.types))
        return files.filter(decidesNothing).flatMap { file in
            zip(1..., zip(file.lines, file.codeLines)).filter { _, line in
                line.1.contains(decision)
                    || line.1.matches(of: #/\w+/#).contains { helpers.contains(String($0.output)) }
            }.map {
                violation(
                    file,
                    "a decision in line \($0), `\($1.0.trimmingCharacters(in: .whitespaces))`",
                    "none here: another role decides, and tells the view what to show")
            }
        }
    }

    private static var decision: Regex<Substring> {
        #/
        && | \|\| | [=!~]= | \s[<>?]=?\s | \?\?
        | \.(?:isEmpty|contains|allSatisfy|filter|prefix|hasPrefix|hasSuffix)\b | \.first\(where
        | \b(?:if|guard)\s(?!let\b|\w+\s+(?:\{|else\b))           # anything but a Boolean with a name
        | \b(?:if|guard)\s.*,\s*!?[\w.]+\s*(?:\{|else\b)          # a Boolean after another condition
        | \bwhile\b | \b(?:for|case)\s.*\swhere\b
        | \bswitch\s*\( | \bcase\s+(?:[:,\d]|\.\.)                # two values at once; a text, a number, a range
        | \b\w+(?:Draft|List)\(                                   # a model, which knows the rules
        /#
    }

    /// An extension is code of its type, so it stands with it: in a file of another role it would pass for that role's.
    var viewExtensions: [Violation] {
        let types = Set(files.filter { $0.role == .viewController }.flatMap(\.types))
        return files.filter { $0.role != .viewController }.flatMap { file in
            file.extended.intersection(types).sorted().map {
                violation(
                    file, "an extension of \($0)", "none here: it is code of the view controller")
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

    /// A file of a feature that has no role.
    private func isHelper(_ file: SourceFile) -> Bool {
        file.role == nil && due.contains(file.feature)
    }
}
