import Anatomy
import ArchitectureRules
import SwiftSources

extension Claim {
    static let ofVIPER = [
        Claim(
            "VIPER", "Classes multiply.",
            source: "often said; among others by Rambler&Co, \"The Book of VIPER\"",
            measure: """
                types, without those of the bindings, which are a library; holds if VIPER has more than 1.5 times \
                as many as each of the others
                """
        ) { evidence in
            let types = evidence.each { $0.size.types - $0.feature("Binding", \.types) }
            return Judgement(
                types.isFarMost("VIPER") ? .holds : .doesNotHold,
                types.text("types") + "; " + evidence.each(\.size.protocols).text("protocols"))
        },
        Claim(
            "VIPER", "Setting up a module is complex.",
            source: "often said; among others by Rambler&Co, \"The Book of VIPER\"",
            measure: """
                types and protocols that a feature has on average; holds if VIPER has more than 1.5 times as many \
                as each of the others
                """
        ) { evidence in
            let declared = evidence.each { figures in
                figures.mean { $0.types + $0.protocols }
            }
            return Judgement(
                declared.isFarMost("VIPER") ? .holds : .doesNotHold,
                declared.text("types and protocols per feature") + "; "
                    + evidence.each { $0.mean(\.files) }.text("files"))
        },
        Claim(
            "VIPER", "Roles are clear.",
            source: """
                Jeff Gilbert and Conrad Stoll, "Architecting iOS Apps with VIPER", objc.io 13 (2014)
                """,
            measure: """
                how often one role names another itself, not a protocol of it, wireframes apart, since they \
                assemble; holds if that is least often in VIPER, of all that have more than one role
                """
        ) { evidence in
            let direct = evidence.each { $0.hasSeveralRoles ? $0.directReferences : nil }
            return Judgement(
                direct.isLeast("VIPER") ? .holds : .doesNotHold, direct.text("direct references"))
        },
        mostTestable(
            "VIPER",
            source: """
                Jeff Gilbert and Conrad Stoll, "Architecting iOS Apps with VIPER", objc.io 13 (2014): it was made \
                for that
                """),
        Claim(
            "VIPER", "It suits complex screens.", source: unknownSource,
            measure: """
                statements of the longest type in the largest feature; holds if VIPER's is the shortest, does not \
                hold if it is the longest
                """
        ) { evidence in
            guard let largest = evidence.largestFeature else { return .missing("features") }
            let longest = evidence.each { $0.longestType(for: largest) }
            let verdict: ClaimVerdict =
                longest.isLeast("VIPER")
                ? .holds : longest.isMost("VIPER") ? .doesNotHold : .cannotBeSaid
            return Judgement(verdict, longest.text("longest type in \(largest)"))
        },
        changeStays(of: "VIPER"), placeIsKnown(of: "VIPER"),
    ]
}

extension Evidence {
    /// The feature with the most statements in all architectures together.
    fileprivate var largestFeature: String? {
        let parts = anatomy.architectures.flatMap { figures in
            figures.features.filter { figures.sharedFeatures.contains($0.name) }
        }
        let statements = Dictionary(grouping: parts, by: \.name)
            .mapValues { $0.map(\.size.statements).reduce(0, +) }
        return statements.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}

extension ArchitectureFigures {
    /// The features that a person knows: not the app itself, `Base` or `Binding`.
    fileprivate var sharedFeatures: Set<String> {
        Set(features.map(\.name)).subtracting(["", "Base", "Binding"])
    }

    /// The mean of a figure of all features.
    fileprivate func mean(_ figure: (SizeFigures) -> Int) -> Double {
        let parts = features.filter { sharedFeatures.contains($0.name) }
        if parts.isEmpty { return 0 }
        return Double(parts.map { figure($0.size) }.reduce(0, +)) / Double(parts.count)
    }

    var hasSeveralRoles: Bool {
        roles.count { $0.name != SyntaxFile.otherRole } > 1
    }

    /// The statements of the longest type that does the work of a feature.
    fileprivate func longestType(for feature: String) -> Int? {
        let folder = folder(of: feature) ?? feature
        return features.first { $0.name == folder }?.size.longestType?.figure
    }

    /// References between roles that go by no protocol.
    fileprivate var directReferences: Int {
        let promises = [Role.view, .contract].map(\.rawValue)
        let apart = promises + [Role.wireframe.rawValue, SyntaxFile.otherRole]
        return references.filter { reference in
            reference.from != reference.to && !apart.contains(reference.from)
                && !apart.contains(reference.to)
        }.map(\.count).reduce(0, +)
    }
}
