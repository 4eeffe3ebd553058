
/// What the folders of the architectures have in common, and each exception with its reason.
package enum Structure {
    /// What the app does: the folders of each architecture, but for those of `elsewhere`.
    package static let features = ["Login", "News", "Feedback", "Home", "Article", "Link"]

    /// The roles that every feature has in each architecture.
    package static let roles: [String: Set<Role>] = [
        "MVC": [.viewController],
        "MVP": [.viewController, .view, .presenter],
        "MVVM": [.viewController, .viewModel, .router],
        "VIPER": [.viewController, .contract, .presenter, .interactor, .wireframe],
    ]

    /// The roles that a feature does without, and why.
    package static let missing: [String: String] = [
        "MVP/Home/View": "BaseView says all that its presenter needs",
        "MVP/Link/View": "BaseView says all that its presenter needs",
        "MVP/Link/ViewController": "links belong to no one screen; the stack of screens shows them",
        "MVVM/Article/Router": "an article leads nowhere",
        "MVVM/Link/ViewController":
            "links belong to no one screen; the stack of screens shows them",
        "VIPER/Article/Interactor": "the article is handed over; there is no business to do",
        "VIPER/Link/ViewController":
            "links belong to no one screen; the stack of screens shows them",
    ]

    /// What an architecture has beyond the others, and why: a feature such as ("Chat", "made for it alone"), or a role of a
    /// feature, such as ("News/Handler", "the work is split in two").
    package static let additional: [(module: String, places: [(place: String, reason: String)])] = [
        ("MVC", []),
        ("MVP", []),
        ("MVVM", []),
        ("VIPER", []),
    ]

    /// The features of an architecture: those of all, and those that it alone has.
    package static func features(of module: String) -> [String] {
        features + alone.filter { $0.module == module }.map(\.feature).sorted()
    }

    /// All features, whichever architecture has them.
    package static var allFeatures: [String] {
        features + Set(alone.map(\.feature)).sorted()
    }

    private static var alone: [(module: String, feature: String)] {
        additional.flatMap { module, places in
            places.map(\.place).filter { !$0.contains("/") }.map { (module, $0) }
        }
    }

    /// The file that does the work of a feature in an architecture that has no folder for it.
    private static let elsewhere: [String: String] = [
        "MVC/Link": "Base/RootViewController.swift"
    ]

    /// The concerns that an architecture has no role for, or one feature of it, and why.
    static let withoutRole: [String: String] = [
        "MVC/content": "the view controller decides what is shown",
        "MVC/business": "the view controller does it, with a service",
        "MVC/Article/business": "the article is handed over; there is no business to do",
        "MVC/acquaintance": "the view controller sets its own controls; nobody else knows them",
        "MVC/destination":
            "the view controller asks the one in MVC/Base that is the stack of screens",
        "MVC/Article/destination": "an article leads nowhere",
        "MVP/business": "the presenter does it, with a service",
        "MVP/Article/business": "the article is handed over; there is no business to do",
        "MVP/destination": "BaseView, in MVP/Base, moves between screens for every presenter",
        "MVVM/business": "the view model does it, with a service",
        "MVVM/Article/business": "the article is handed over; there is no business to do",
        "MVVM/acquaintance":
            "the view knows its view model and binds to it; the view model knows no view",
    ]

    /// The file that does the work of a feature, in the folder of its module; nil if it has a folder of its own.
    package static func file(of feature: String, in module: String) -> String? {
        elsewhere["\(module)/\(feature)"]
    }

    /// The folder whose files do the work of a feature that has none of its own.
    package static func folder(of feature: String, in module: String) -> String? {
        file(of: feature, in: module).map { String($0.prefix { $0 != "/" }) }
    }

    /// Why an architecture has no file for a concern; nil if it should have one.
    ///
    /// - Parameter feature: The folder that is looked at; nil asks for the architecture as a whole.
    package static func absence(
        of concern: Concern, in feature: String?, of module: String
    ) -> String? {
        let asWhole = withoutRole["\(module)/\(concern.rawValue)"]
        guard let feature else { return asWhole }
        if allFeatures.contains(feature), !features(of: module).contains(feature) {
            return "it does without this feature"
        }
        let folder = "\(module)/\(feature)"
        let exception = concern.roles.compactMap { missing["\(folder)/\($0.rawValue)"] }.first
        return exception ?? withoutRole["\(folder)/\(concern.rawValue)"] ?? asWhole
    }
}
