/// What the folders of the three architectures have in common, and each exception with its reason.
public enum Structure {
    /// The modules, in the order in which they are shown.
    public static let architectures = ["MVP", "MVVM", "VIPER"]

    /// The folders that each of them has.
    public static let features = ["Login", "News", "Feedback", "Home", "Article", "Link"]

    /// The roles that every feature has in each architecture.
    public static let roles: [String: Set<Role>] = [
        "MVP": [.viewController, .view, .presenter],
        "MVVM": [.viewController, .viewModel, .router],
        "VIPER": [.viewController, .contract, .presenter, .interactor, .wireframe],
    ]

    /// The roles that a feature does without, and why.
    public static let missing: [String: String] = [
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

    /// The roles that a feature has beyond the others, and why.
    public static let additional: [String: String] = [
        "MVVM/News/Handler": "the view model would be massive, so the work is split in two",
        "MVVM/News/Context": "what ties the two handlers together",
    ]

    /// The concerns that an architecture has no role for, or one feature of it, and why.
    static let withoutRole: [String: String] = [
        "MVP/business": "the presenter does it, with a service",
        "MVP/Article/business": "the article is handed over; there is no business to do",
        "MVP/destination": "BaseView, in MVP/Base, moves between screens for every presenter",
        "MVVM/business": "the view model does it, with a service",
        "MVVM/Article/business": "the article is handed over; there is no business to do",
        "MVVM/acquaintance":
            "the view knows its view model and binds to it; the view model knows no view",
    ]

    /// Why an architecture has no file for a concern; nil if it should have one.
    ///
    /// - Parameter feature: The folder that is looked at; nil asks for the architecture as a whole.
    public static func absence(
        of concern: Concern, in feature: String?, of architecture: String
    ) -> String? {
        let asWhole = withoutRole["\(architecture)/\(concern.rawValue)"]
        guard let feature else { return asWhole }
        let folder = "\(architecture)/\(feature)"
        let exception = concern.roles.compactMap { missing["\(folder)/\($0.rawValue)"] }.first
        return exception ?? withoutRole["\(folder)/\(concern.rawValue)"] ?? asWhole
    }
}
