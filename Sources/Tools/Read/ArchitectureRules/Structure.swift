/// The common structure of the architectures' folders, and each exception with its reason.
package enum Structure {
    /// The features of the app. Each architecture has a folder for each, except those in `elsewhere`.
    package static let features = ["Login", "News", "Feedback", "Home", "Article", "Root"]

    /// The roles that every feature has in each architecture.
    package static let roles: [String: Set<Role>] = [
        "MVC": [.viewController],
        "MVP": [.viewController, .view, .presenter],
        "MVVM": [.viewController, .viewModel, .navigation],
        "VIPER": [.viewController, .contract, .presenter, .interactor, .wireframe],
        "MVI": [.viewController, .state, .intent, .reducer, .effects],
    ]

    /// The roles that a feature does not have, and the reasons.
    private static let missing: [(module: String, feature: String, role: Role, reason: String)] = [
        ("MVP", "Link", .viewController, linksHaveNoScreen),
        ("MVVM", "Article", .navigation, leadsNowhere),
        ("MVVM", "Feedback", .navigation, leadsNowhere),
        ("MVVM", "Link", .viewController, linksHaveNoScreen),
        ("VIPER", "Article", .interactor, nothingToDo),
        ("VIPER", "Link", .viewController, linksHaveNoScreen),
        (
            "MVI", "Home", .state,
            "the home screen itself never changes; only the two screens inside it do"
        ),
        ("MVI", "Article", .intent, nothingHappens),
        ("MVI", "Article", .reducer, nothingHappens),
        ("MVI", "Article", .effects, nothingToDo),
        ("MVI", "Link", .viewController, linksHaveNoScreen),
    ]
    private static let linksHaveNoScreen =
        "links belong to no single screen; the stack of screens shows them"
    private static let nothingHappens = "nothing happens while an article is open"
    private static let leadsNowhere = "it leads to no other screen"
    private static let nothingToDo = "the article is passed to it, so there is nothing to do"

    /// The additional features and roles of an architecture, with the reasons: a feature such as ("Chat", "made for it
    /// alone"), or a role of a feature, such as ("News/Handler", "the work is split in two").
    package static let additional: [(module: String, places: [(place: String, reason: String)])] = [
        ("MVC", []),
        ("MVP", []),
        ("MVVM", []),
        ("VIPER", []),
    ]

    /// The file that implements a feature, in an architecture that has no folder for it.
    private static let elsewhere: [(module: String, feature: String, file: String)] = [
        ("MVC", "Link", "Base/RootViewController.swift")
    ]

    /// The concerns for which an architecture has no role, in one feature or in all, with the reasons.
    private static let withoutRole:
        [(module: String, feature: String?, concern: Concern, reason: String)] = [
            ("MVC", nil, .content, "the view controller has this logic"),
            ("MVC", nil, .business, "the view controller does it, with a service"),
            ("MVC", "Article", .business, nothingToDo),
            (
                "MVC", nil, .contracts,
                "the view controller sets its own controls; nobody else knows them"
            ),
            (
                "MVC", nil, .navigation,
                "the view controller pushes through the navigation controller that it is in"
            ),
            ("MVC", "Article", .navigation, leadsNowhere),
            ("MVC", "Feedback", .navigation, leadsNowhere),
            ("MVP", nil, .business, "the presenter does it, with a service"),
            ("MVP", "Article", .business, nothingToDo),
            (
                "MVP", nil, .navigation,
                "the view navigates for its presenter, by a method of its protocol"
            ),
            ("MVP", "Feedback", .navigation, leadsNowhere),
            ("MVP", "Article", .navigation, leadsNowhere),
            ("MVVM", nil, .business, "the view model does it, with a service"),
            (
                "MVVM", "Article", .business,
                nothingToDo
            ),
            (
                "MVVM", nil, .contracts,
                "the view knows its view model and binds to it; the view model knows no view"
            ),
            ("MVI", nil, .contracts, "the view knows its store, and the store knows no view"),
            (
                "MVI", nil, .navigation,
                "the navigator, in MVI/Base, moves between screens for all effects"
            ),
        ]
}

extension Structure {
    /// The features of an architecture: those that all architectures have, and its additional ones.
    package static func features(of module: String) -> [String] {
        features + places(of: module).filter { !$0.contains("/") }.sorted()
    }

    /// All features, in any architecture.
    package static var allFeatures: [String] {
        features
            + Set(additional.flatMap { features(of: $0.module) }).subtracting(features).sorted()
    }

    /// Whether a feature of an architecture has a role.
    static func expects(_ role: Role, of feature: String, in module: String) -> Bool {
        let isMissing = missing.contains {
            ($0.module, $0.feature, $0.role) == (module, feature, role)
        }
        return roles[module]?.contains(role) == true && !isMissing
            || places(of: module).contains("\(feature)/\(role.rawValue)")
    }

    private static func places(of module: String) -> [String] {
        additional.filter { $0.module == module }.flatMap(\.places).map(\.place)
    }

    /// The file that implements a feature, in the folder of its module; nil if the feature has a folder of its own.
    package static func file(of feature: String, in module: String) -> String? {
        elsewhere.first { ($0.module, $0.feature) == (module, feature) }?.file
    }

    /// The folder with the code of a feature that has no folder of its own.
    package static func folder(of feature: String, in module: String) -> String? {
        file(of: feature, in: module).map { String($0.prefix { $0 != "/" }) }
    }

    /// Why an architecture has no file for a concern; nil if it should have one.
    ///
    /// - Parameter feature: The feature, or another folder, such as `Base`.
    package static func absence(
        of concern: Concern, in feature: String, of module: String
    ) -> String? {
        if allFeatures.contains(feature), !features(of: module).contains(feature) {
            return "the architecture does not have this feature"
        }
        let role = missing.first {
            $0.module == module && $0.feature == feature && Concern($0.role) == concern
        }
        let reasons = withoutRole.filter { $0.module == module && $0.concern == concern }
        let reason =
            reasons.first { $0.feature == feature } ?? reasons.first { $0.feature == nil }
        return role?.reason ?? reason?.reason
    }
}
