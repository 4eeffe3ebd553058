import Anatomy
import ArchitectureRules
import ChangeCost
import Output

extension Claim {
    static let ofVIPER = [
        Claim(
            architecture: "VIPER", text: "Classes multiply.", source: bookOfVIPER,
            measure: "types, without those of the bindings, which are a library", rule: .farMost
        ) { evidence in
            [
                evidence.each("types") {
                    $0.size.types - $0.feature(ArchitectureSources.binding, \.types)
                },
                evidence.each("protocols", judges: false, \.size.protocols),
            ]
        },
        Claim(
            architecture: "VIPER", text: "Setting up a module is complex.", source: bookOfVIPER,
            measure: "types and protocols that a feature has on average", rule: .farMost
        ) { evidence in
            [
                evidence.each("types and protocols per feature") {
                    $0.meanOfFeatures { $0.types + $0.protocols }
                },
                evidence.each("files", judges: false) { $0.meanOfFeatures(\.files) },
            ]
        },
        Claim(
            architecture: "VIPER", text: "Roles are clear.", source: firstArticle,
            measure: """
                how often one role names another itself, not a protocol of it, wireframes apart, since they \
                assemble; of all that have more than one role
                """, rule: .least
        ) { [$0.each("direct references") { $0.hasSeveralRoles ? $0.directReferences : nil }] },
        Claim(
            architecture: "VIPER", text: "It is the most testable.",
            source: "\(firstArticle): it was made for that",
            measure: """
                the share that unit tests, which do without a screen, catch of all faults made on purpose that \
                compile, as by `triptych faults`: in every role, so that logic without unit tests counts
                """, rule: .pointsAbove
        ) { evidence in
            [
                evidence.each(
                    "caught by unit tests",
                    absence: "there are no figures of faults; `triptych faults` tries them",
                    format: { $0.formattedAsPercentage(places: 1) }
                ) { evidence.caughtFaults[$0.name] }
            ]
        },
        Claim(
            architecture: "VIPER", text: "It suits complex screens.",
            measure: "statements of the longest type in the largest feature", rule: .leastOrMost
        ) { evidence in
            let largest = evidence.largestFeature
            return [evidence.each("longest type in \(largest)") { $0.longestType(for: largest) }]
        },
        Claim(
            architecture: "VIPER", text: "A module's change stays there.",
            measure: """
                folders in which a change touches files, the mean over all changes, of the architectures in which \
                every feature has a folder
                """, rule: .farLeastOrFarFromIt
        ) { evidence in
            [
                evidence.meanOfChanges("folders of a change", where: \.hasFolderForEach) {
                    Double($0.features.count)
                }
            ]
        },
        Claim(
            architecture: "VIPER", text: "You know where code goes.",
            measure: """
                the share of a change's statements that is in one role, the mean over all changes, of the \
                architectures that have more than one role
                """, rule: .farMostOrFarFromIt
        ) { evidence in
            [
                evidence.meanOfChanges("per cent of a change in one role", where: \.hasSeveralRoles)
                { $0.shareInOneRole.map { $0 * 100 } }
            ]
        },
    ]

    private static let bookOfVIPER =
        "often said; among others by Rambler&Co, \"The Book of VIPER\""
    private static let firstArticle =
        "Jeff Gilbert and Conrad Stoll, \"Architecting iOS Apps with VIPER\", objc.io 13 (2014)"
}
