/// A task that every architecture has, in one role or another.
package enum Concern: String, CaseIterable, Sendable {
    case appearance
    case content
    case business
    case contracts
    case navigation

    package init(_ role: Role) {
        switch role {
        case .viewController: self = .appearance
        case .presenter, .viewModel, .state, .intent, .reducer: self = .content
        case .model, .interactor, .handler, .context, .effects: self = .business
        case .view, .contract: self = .contracts
        case .navigation, .wireframe: self = .navigation
        }
    }

    /// The concern of a type without a role, if the end of its name tells it.
    package init?(ofType name: String) {
        if name.hasSuffix("Coordinator") {
            self = .navigation
        } else if name.hasSuffix("Input") {
            self = .contracts
        } else {
            return nil
        }
    }

    package var title: String {
        switch self {
        case .appearance: "Views"
        case .content: "Presentation logic"
        case .business: "Business logic"
        case .contracts: "Protocols between roles"
        case .navigation: "Navigation"
        }
    }

    /// The name of the missing role, for an architecture that has none for this concern.
    package var role: String {
        switch self {
        case .appearance: "view controller"
        case .content: "presenter or view model"
        case .business: "interactor"
        case .contracts: "contract"
        case .navigation: "navigation or wireframe"
        }
    }
}
