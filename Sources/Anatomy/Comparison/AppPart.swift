/// The part of the app that a function belongs to.
enum AppPart: Hashable {
    /// What serves a concern.
    case concern(Concern)
    /// A type, or a module, that serves none of them alone.
    case other(String)

    init(_ participant: Participant) {
        let concern =
            Role(fileName: participant.name).map(Concern.init) ?? Self.withoutRole[participant.name]
        self = concern.map(AppPart.concern) ?? .other(participant.name)
    }

    /// What serves a concern and has no role to its name.
    private static let withoutRole: [String: Concern] = [
        "AppCoordinator": .destination, "BaseViewInput": .content, "NewsRequest": .business,
        "Route": .destination, "ScreenFactory": .destination, "Status": .content,
        "TextField": .sight,
    ]

    /// The part in words.
    var title: String {
        switch self {
        case .concern(let concern): concern.title
        case .other(let name): name
        }
    }
}
