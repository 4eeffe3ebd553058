import Anatomy
import ArchitectureRules

/// What is said of changing an architecture, judged by the patches of the same changes in all of them.
extension Claim {
    static func easyToIterate(of name: String) -> Claim {
        Claim(
            name, "It is easy to iterate.", source: unknownSource,
            measure: """
                statements that a change adds and removes, as by `triptych change`, the mean over all changes; holds if \
                each of the others' is more than 1.5 times \(name)'s, does not hold if \(name)'s is more than 1.5 times \
                another's
                """
        ) { evidence in
            let means = evidence.each { evidence.meanOfChanges($0) { Double($0.statements) } }
            return judgement(
                of: means.text("statements of a change"), by: means, isBest: means.isFarLeast(name),
                isWorst: means.isFarFromLeast(name))
        }
    }

    static func changeStays(of name: String) -> Claim {
        Claim(
            name, "A module's change stays there.", source: unknownSource,
            measure: """
                folders in which a change touches files, the mean over all changes, of the architectures in which every \
                feature has a folder; holds if each of the others' is more than 1.5 times \(name)'s, does not hold if \
                \(name)'s is more than 1.5 times another's
                """
        ) { evidence in
            let means = evidence.each { figures in
                figures.hasFolderForEach
                    ? evidence.meanOfChanges(figures) { Double($0.folders) } : nil
            }
            return judgement(
                of: means.text("folders of a change"), by: means, isBest: means.isFarLeast(name),
                isWorst: means.isFarFromLeast(name))
        }
    }

    static func placeIsKnown(of name: String) -> Claim {
        Claim(
            name, "You know where code goes.", source: unknownSource,
            measure: """
                the share of a change's statements that stands in one role, the mean over all changes, of the \
                architectures that have more than one role; holds if \(name)'s is more than 1.5 times each of the \
                others', does not hold if another's is more than 1.5 times \(name)'s
                """
        ) { evidence in
            let means = evidence.each { figures in
                figures.hasSeveralRoles
                    ? evidence.meanOfChanges(figures) { $0.shareInOneRole.map { $0 * 100 } } : nil
            }
            return judgement(
                of: means.text("per cent of a change in one role"), by: means,
                isBest: means.isFarMost(name), isWorst: means.isFarFromMost(name))
        }
    }

    private static func judgement(
        of figures: String, by means: SideBySide, isBest: Bool, isWorst: Bool
    ) -> Judgement {
        if means.values.isEmpty { return .missing("changes") }
        return Judgement(isBest ? .holds : isWorst ? .doesNotHold : .cannotBeSaid, figures)
    }
}

extension ArchitectureFigures {
    /// Whether no feature is done by the files of another.
    fileprivate var hasFolderForEach: Bool {
        Structure.features.allSatisfy { folder(of: $0) == nil }
    }
}
