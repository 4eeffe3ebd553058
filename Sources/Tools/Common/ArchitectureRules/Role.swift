/// The role of a file in its architecture, by the end of its name.
package enum Role: String, CaseIterable, Sendable {
    /// Shows the screen to a person, and passes on the person's actions.
    case viewController = "ViewController"
    /// A rule of the business in a value type that is named after its content (MVC). A feature has a model if the rule
    /// needs nothing but the value.
    case model = "Model"
    /// A protocol with everything that a presenter needs from its view (MVP).
    case view = "View"
    case presenter = "Presenter"
    /// Holds the values that a view shows, and the actions that it offers (MVVM).
    case viewModel = "ViewModel"
    /// Does a part of the work of a view model that is too large for one type (MVVM).
    case handler = "Handler"
    case context = "Context"
    case interactor = "Interactor"
    /// The protocols by which the roles of a module know each other (VIPER).
    case contract = "Contract"
    case navigation = "Navigation"
    /// Assembles a module and moves between screens (VIPER).
    case wireframe = "Wireframe"
    /// The values that a view shows, and those that must be remembered for it (MVI).
    case state = "State"
    /// The events that can change the state (MVI).
    case intent = "Intent"
    /// Computes the next state from a state and an intent, and returns the effects to run (MVI).
    case reducer = "Reducer"
    /// Does what a reducer asks for (MVI).
    case effects = "Effects"

    /// The role of a file of that name. An extension, such as `LoginViewController+Rules`, has the role of its type.
    package init?(fileName: String) {
        let type = fileName.prefix { $0 != "+" && $0 != "." }
        let matches = Role.allCases.filter { role in
            role.endings.contains { type.hasSuffix($0) }
        }
        guard let longest = matches.max(by: { $0.rawValue.count < $1.rawValue.count }) else {
            return nil
        }
        self = longest
    }

    /// The role of a file with this name, as in tables; `other` for a file without a role.
    package static func name(ofFile name: String) -> String {
        Role(fileName: name)?.rawValue ?? "other"
    }

    /// The endings of the names of its files.
    package var endings: [String] {
        self == .model ? ["List", "Draft"] : [rawValue]
    }

    /// Whether the files of the role only declare protocols, so that none of their code can run.
    package var onlyDeclares: Bool { [.view, .contract, .navigation].contains(self) }

    /// Whether the role has logic. Such a role must not use the toolkit.
    package var isLogic: Bool {
        switch self {
        case .viewController, .wireframe: false
        default: true
        }
    }

    /// The roles that have suites of their own: those that implement logic, not only declare it.
    package static let tested: [Role] = [
        .model, .presenter, .viewModel, .handler, .interactor, .reducer, .effects,
    ]

    package var isTested: Bool { Self.tested.contains(self) }

    /// The position of a role in tables. Files without a role come last.
    package static func order(_ name: String) -> Int {
        Role.allCases.firstIndex { $0.rawValue == name } ?? Role.allCases.count
    }
}
