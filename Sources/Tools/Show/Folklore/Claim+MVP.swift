import Anatomy
import ArchitectureRules

extension Claim {
    static let ofMVP = [
        Claim(
            architecture: "MVP", text: "Interfaces explode.",
            measure: "what its protocols ask for, beside the functions that MVC has",
            rule: .moreThanHalf
        ) { evidence in
            let functions = evidence.anatomy["MVC"]?.size.functions ?? 0
            let requirements = evidence.anatomy["MVP"]?.size.requirements ?? 0
            return [
                Figure(
                    text: "functions of MVC: \(functions)",
                    values: ["MVP": Double(requirements) / Double(functions)]),
                evidence.each("requirements", judges: false, \.size.requirements),
                evidence.each("protocols", judges: false, \.size.protocols),
            ]
        },
        Claim(
            architecture: "MVP", text: "Presenters get heavy.",
            measure: "statements of the longest logic type", rule: .farMost
        ) { [$0.statements(of: \.longestLogic)] },
        Claim(
            architecture: "MVP", text: "The presenter can be reused with another view.",
            source: """
                often said; it rests on the view behind an interface: Martin Fowler, "Passive View" (2006)
                """,
            measure: """
                what presenters name of view controllers and of the toolkit, where their tests run them with other \
                views: doubles
                """, rule: .nothing
        ) { evidence in
            guard let figures = evidence.anatomy["MVP"], let tests = figures.tests else {
                return []
            }
            let presenter = Role.presenter.rawValue
            let views = figures.references(from: presenter, to: Role.viewController.rawValue)
            let toolkit = figures.references(from: presenter, to: "PocketUI")
            let areRun = tests.suites > 0 && tests.doubles > 0
            return [
                Figure(
                    text: """
                        references to view controllers: \(views); to the toolkit: \(toolkit); suites that run \
                        presenters: \(tests.suites), with \(tests.doubles) doubles
                        """, values: areRun ? ["MVP": Double(views + toolkit)] : [:])
            ]
        },
    ]
}
