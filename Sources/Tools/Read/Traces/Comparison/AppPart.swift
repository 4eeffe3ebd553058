import ArchitectureRules

/// What a piece of code belongs to, in a comparison.
enum AppPart: Hashable {
    case concern(Concern)
    /// A type, or a module, that serves none of them alone.
    case other(String)

    init(_ participant: Participant) {
        let name = participant.name
        if let concern = participant.role.map(Concern.init) ?? Self.withoutRole[name] {
            self = .concern(concern)
        } else {
            self = .other(name.hasSuffix("App") ? "The app" : name)
        }
    }

    /// Types that serve a concern without having its role in their names.
    private static let withoutRole: [String: Concern] = [
        "AppCoordinator": .navigation, "ArticleContent": .content, "BaseViewInput": .content,
        "NavigationController": .navigation, "PocketUI": .appearance, "ScreenFactory": .navigation,
        "Status": .content,
    ]

    var title: String {
        switch self {
        case .concern(let concern): concern.title
        case .other(let name): name
        }
    }
}
