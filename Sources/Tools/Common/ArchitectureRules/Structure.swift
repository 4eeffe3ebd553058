/// The common structure of the architectures' folders, and each exception with its reason.
package enum Structure {
    /// The features of the app. Each architecture has a folder for each.
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
        ("MVP", "Home", .view, neverChanges),
        ("MVVM", "Article", .navigation, leadsNowhere),
        ("MVVM", "Feedback", .navigation, leadsNowhere),
        ("MVVM", "Root", .viewController, stackShowsStatus),
        ("VIPER", "Article", .interactor, nothingToDo),
        ("VIPER", "Root", .viewController, stackShowsStatus),
        ("MVI", "Home", .state, neverChanges),
        ("MVI", "Article", .intent, nothingHappens),
        ("MVI", "Article", .reducer, nothingHappens),
        ("MVI", "Article", .effects, nothingToDo),
        ("MVI", "Root", .viewController, stackShowsStatus),
    ]
    private static let neverChanges = "the screen itself never changes; only its two parts do"
    private static let stackShowsStatus =
        "links belong to no single screen, so the stack of screens shows whether one is loading"
    private static let rootDecides = "it tells its delegate, and the root decides what is next"
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
            ("MVC", "Home", .navigation, rootDecides),
            ("MVC", "Login", .navigation, rootDecides),
            ("MVC", "Root", .navigation, "the view controller is the stack of screens itself"),
            ("MVP", nil, .business, "the presenter does it, with a service"),
            ("MVP", "Article", .business, nothingToDo),
            (
                "MVP", nil, .navigation,
                "the view navigates for its presenter, by a method of its protocol"
            ),
            ("MVP", "Article", .navigation, leadsNowhere),
            ("MVP", "Feedback", .navigation, leadsNowhere),
            ("MVP", "Home", .navigation, rootDecides),
            ("MVP", "Login", .navigation, rootDecides),
            ("MVVM", nil, .business, "the view model does it, with a service"),
            ("MVVM", "Article", .business, nothingToDo),
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
