import Anatomy
import ArchitectureRules

extension Claim {
    static let ofMVP = [
        Claim(
            "MVP", "Interfaces explode.", source: unknownSource,
            measure: """
                what its protocols ask for, beside the functions that MVC has; holds if that is more than half as much
                """
        ) { evidence in
            guard let mvp = evidence.anatomy["MVP"], let mvc = evidence.anatomy["MVC"] else {
                return .missing("MVC and MVP")
            }
            return Judgement(
                2 * mvp.size.requirements > mvc.size.functions ? .holds : .doesNotHold,
                [
                    "functions of MVC: \(mvc.size.functions)",
                    evidence.each(\.size.requirements).text("requirements"),
                    evidence.each(\.size.protocols).text("protocols"),
                ].joined(separator: "; "))
        },
        Claim(
            "MVP", "Presenters get heavy.", source: unknownSource,
            measure: """
                statements of the longest logic type; holds if MVP's has more than 1.5 times as many as each of \
                the others'
                """
        ) { longestLogic(of: "MVP", by: $0) },
        Claim(
            "MVP", "The presenter can be reused with another view.",
            source: """
                often said; it rests on the view behind an interface: Martin Fowler, "Passive View" (2006)
                """,
            measure: """
                what presenters name of view controllers and of the toolkit; holds if that is nothing, and their \
                tests run them with other views: doubles
                """
        ) { evidence in
            guard let figures = evidence.anatomy["MVP"] else { return .missing("MVP") }
            let presenter = Role.presenter.rawValue
            let views = figures.references(from: presenter, to: Role.viewController.rawValue)
            let toolkit =
                figures.moduleReferences
                .first { $0.from == presenter && $0.to == "PocketUI" }?.count ?? 0
            let suites = figures.tests?.suites ?? 0
            let doubles = figures.tests?.doubles ?? 0
            return Judgement(
                views == 0 && toolkit == 0 && suites > 0 && doubles > 0 ? .holds : .doesNotHold,
                "references to view controllers: \(views); to the toolkit: \(toolkit); "
                    + "suites that run presenters: \(suites), with \(doubles) doubles")
        },
    ]

    /// Judges whether the longest type of an architecture's logic is longer than those of the others.
    static func longestLogic(of name: String, by evidence: Evidence) -> Judgement {
        let longest = evidence.each { $0.longestLogic?.figure }
        let names = evidence.anatomy.architectures.compactMap { $0.longestLogic?.name }
        return Judgement(
            longest.isFarMost(name) ? .holds : .doesNotHold,
            longest.text("statements") + " (\(names.joined(separator: ", ")))")
    }
}

extension Claim.Judgement {
    /// Nothing can be said of what was not counted.
    static func missing(_ what: String) -> Claim.Judgement {
        Claim.Judgement(.cannotBeSaid, "there are no figures of \(what)")
    }
}

extension ArchitectureFigures {
    func references(from: String, to: String) -> Int {
        references.first { $0.from == from && $0.to == to }?.count ?? 0
    }

    /// The longest type among those that decide and do the business.
    var longestLogic: Extreme? {
        let logic = Set(Role.tested.map(\.rawValue))
        return Extreme.greatest(
            roles.filter { logic.contains($0.name) }.compactMap(\.size.longestType))
    }
}
