
/// A task that every architecture has, in whichever role.
package enum Concern: String, CaseIterable, Sendable {
    case sight
    case content
    case business
    case acquaintance
    case destination

    package init(_ role: Role) {
        switch role {
        case .viewController: self = .sight
        case .presenter, .viewModel: self = .content
        case .interactor, .handler, .context: self = .business
        case .view, .contract: self = .acquaintance
        case .router, .wireframe: self = .destination
        }
    }

    package var title: String {
        switch self {
        case .sight: "What a person sees"
        case .content: "What is shown"
        case .business: "The business"
        case .acquaintance: "Who knows whom"
        case .destination: "Where it leads"
        }
    }

    /// The role that is missing where an architecture has none for it.
    package var role: String {
        switch self {
        case .sight: "view controller"
        case .content: "presenter or view model"
        case .business: "interactor"
        case .acquaintance: "contract"
        case .destination: "router or wireframe"
        }
    }

    /// The roles that are there for it, in any architecture.
    package var roles: [Role] {
        Role.allCases.filter { Concern($0) == self }
    }
}
