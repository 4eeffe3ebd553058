import ArchitectureRules
import Traces

/// What a piece of code belongs to, in a comparison.
enum AppPart: Hashable {
    case concern(Concern)
    /// A type, or a module, that serves none of them alone.
    case other(String)

    init(_ participant: Participant) {
        let name = participant.name
        if let concern = Role(fileName: name).map(Concern.init) ?? Self.withoutRole[name] {
            self = .concern(concern)
        } else {
            self = .other(name.hasSuffix("App") ? "The app" : name)
        }
    }

    /// What serves a concern and has no role to its name.
    private static let withoutRole: [String: Concern] = [
        "AppCoordinator": .destination, "BaseViewInput": .content, "PocketUI": .sight,
        "Route": .destination, "ScreenFactory": .destination, "Status": .content,
    ]

    var title: String {
        switch self {
        case .concern(let concern): concern.title
        case .other(let name): name
        }
    }
}
