import Anatomy
import Foundation
import Testing

/// The three can be laid side by side.
@Suite("Structure")
struct StructureTests {
    static let features: Set = ["Article", "Feedback", "Home", "Link", "Login", "News"]

    /// The roles that every feature has in each architecture.
    static let roles: [String: Set<Role>] = [
        "MVP": [.viewController, .view, .presenter],
        "MVVM": [.viewController, .viewModel, .router],
        "VIPER": [.viewController, .contract, .presenter, .interactor, .wireframe],
    ]

    /// The roles that a feature does without, and why.
    static let missing: [String: String] = [
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
    static let additional: [String: String] = [
        "MVVM/News/Handler": "the view model would be massive, so the work is split in two",
        "MVVM/News/Context": "what ties the two handlers together",
    ]

    @Test("all have the same features", arguments: roles.keys.sorted())
    func sameFeatures(module: String) throws {
        let found = Set(try files(of: module).filter { $0.role != nil }.map(\.feature))
        #expect(found.subtracting(["Base", "Binding", ""]) == Self.features)
    }

    @Test("all features have the same roles, but for a short list", arguments: roles.keys.sorted())
    func sameRoles(module: String) throws {
        let files = try files(of: module)
        for feature in Self.features {
            let found = Set(files.filter { $0.feature == feature }.compactMap(\.role))
            for role in Role.allCases {
                let key = "\(module)/\(feature)/\(role.rawValue)"
                let isDue = Self.roles[module]?.contains(role) == true
                let isExpected = (isDue && Self.missing[key] == nil) || Self.additional[key] != nil
                #expect(found.contains(role) == isExpected, "\(key)")
            }
        }
    }

    @Test("a file is named after its feature", arguments: roles.keys.sorted())
    func namedAfterFeature(module: String) throws {
        for file in try files(of: module) where Self.features.contains(file.feature) {
            #expect(file.name.hasPrefix(file.feature), "\(module)/\(file.feature)/\(file.name)")
        }
    }

    private func files(of module: String) throws -> [SourceFile] {
        try SourceFile.all(in: PackagePlaces.sources.appending(path: module))
    }
}
