import ArchitectureList
import Foundation

/// The rules for the files of an architecture, such as which modules they may import, and which roles each feature
/// has.
package struct StructureRules {
    /// A rule that a file or a folder breaks.
    package struct Violation: Codable, Equatable, Sendable {
        /// The path from the root of the package.
        package let path: String
        package let seen: String
        package let expected: String
    }

    private let subject: ArchitectureSources
    let isReference: Bool
    let files: [SourceFile]
    /// The binding of another architecture.
    private let foreignBinding: [SourceFile]

    /// - Parameters:
    ///   - isReference: Whether this is MVC. Its view controllers may call services, unless the feature has a role for its
    ///     logic.
    package init(of subject: ArchitectureSources, isReference: Bool, in package: URL) throws {
        self.subject = subject
        self.isReference = isReference
        let folder = package.appending(path: subject.folder)
        files = try SourceFile.all(in: folder)
        // A variant may have the binding of its architecture, because it contains links to the files of that
        // architecture.
        foreignBinding = subject.isVariant ? [] : try Self.bindings(beside: folder)
    }

    private static func bindings(beside folder: URL) throws -> [SourceFile] {
        let room = folder.deletingLastPathComponent()
        return try FileManager.default.contentsOfDirectory(atPath: room.path)
            .filter { $0 != folder.lastPathComponent }
            .flatMap { module in
                let binding = room.appending(path: "\(module)/\(ArchitectureSources.binding)")
                return (try? SourceFile.all(in: binding)) ?? []
            }
    }

    /// All violations.
    ///
    /// - Parameters:
    ///   - allowed: The modules that Package.swift lets the architecture import.
    ///   - modules: All modules of the package.
    package func violations(
        allowing allowed: [String], among modules: Set<String>
    ) -> [Violation] {
        // A file that is missing, perhaps because it was renamed, explains what comes after it.
        features + roles + imports(allowing: allowed, among: modules) + logicImports + viewImports
            + viewDecisions + viewBranches + viewExtensions + ruleExtensions + bindingCopies
            + globals + viewModels + contents + names
    }

    /// No architecture imports another one, or any module except the common ones and the system's.
    func imports(allowing allowed: [String], among modules: Set<String>) -> [Violation] {
        let common = ArchitectureSources.common.filter(allowed.contains)
        return files.flatMap { file in
            file.imports.intersection(modules).subtracting(common + [subject.module]).sorted().map {
                violation(
                    file, "an import of \($0)",
                    "only \(common.joined(separator: ", ")) and the system's modules")
            }
        }
    }

    /// Logic must not use the toolkit.
    var logicImports: [Violation] {
        files.filter { $0.role?.isLogic == true && $0.imports.contains("PocketUI") }.map {
            violation($0, "an import of PocketUI", "none in a logic role")
        }
    }

    /// Views do not call services. In MVC they may, if the feature has no role for its logic. Passing all `services`
    /// on to another screen is not a call. An `await` counts as a call, whatever it waits for.
    var viewImports: [Violation] {
        files.filter { $0.role == .viewController }.compactMap { file in
            let callsService = file.text.contains(
                #/\bany \w+Service\b|\bservices\.(?!clock)|\b(?!services: )\w+: AppServices\b|\bawait\b/#
            )
            let isBroken =
                isReference
                ? withLogic.contains(file.feature) && callsService
                : file.imports.contains("Services")
            let seen = isReference ? "a use of a service" : "an import of Services"
            return isBroken ? violation(file, seen, "none in a view controller") : nil
        }
    }

    /// The features that have a role with logic other than a model.
    var withLogic: Set<String> {
        Set(files.filter { $0.role?.isTested == true && $0.role != .model }.map(\.feature))
    }

    /// An architecture that needs a binding must have its own. The same code with other names of types counts as a
    /// copy.
    var bindingCopies: [Violation] {
        let forms = foreignBinding.map(\.form)
        return files.filter { forms.contains($0.form) }.map {
            violation($0, "a copy of the binding of another architecture", "a binding of your own")
        }
    }

    /// State that lives longer than a screen needs an owner. A global or static variable has none, and two apps in one
    /// process would share it.
    var globals: [Violation] {
        let variable =
            #/^(?:[\w()]+ )*var\b[^{]*(?:$|=)|\bstatic\b.*\bvar\b[^{]*(?:$|=)|\bstatic\s+let\s+shared\b/#
        return files.flatMap { file in
            zip(1..., file.codeLines).filter { $1.contains(variable) }.map { line, _ in
                violation(
                    file, "a global variable in line \(line)",
                    "state in an object that somebody owns")
            }
        }
    }

    /// A view model knows no view, not even by a protocol.
    var viewModels: [Violation] {
        files.filter { $0.role == .viewModel }.compactMap { file in
            file.text.firstMatch(of: #/\bview\?\.|\bprotocol \w*View\b/#).map {
                violation(file, "`\($0.output)`", "a view model that does not know its view")
            }
        }
    }

    /// Each feature has a folder.
    var features: [Violation] {
        let found = Set(files.filter { $0.role != nil }.map(\.feature))
            .subtracting(["Base", ArchitectureSources.binding, ""])
        let missing = due.filter { !found.contains($0) }.map {
            Violation(
                path: "\(subject.folder)/\($0)", seen: "no files", expected: "the feature \($0)")
        }
        let unknown = found.subtracting(due).sorted().map {
            Violation(
                path: "\(subject.folder)/\($0)", seen: "a folder with roles",
                expected: "one of \(due.joined(separator: ", "))")
        }
        return missing + unknown
    }

    /// All features have the same roles, except for the cases that ``Structure`` lists. Any feature may have a model.
    var roles: [Violation] {
        due.flatMap { feature in
            let found = Set(files.filter { $0.feature == feature }.compactMap(\.role))
            return Role.allCases.filter { $0 != .model }.compactMap { role -> Violation? in
                let isExpected = Structure.expects(role, of: feature, in: subject.module)
                let isThere = found.contains(role)
                if isThere == isExpected { return nil }
                return Violation(
                    path: "\(subject.folder)/\(feature)",
                    seen: isThere ? "a \(role.rawValue)" : "no \(role.rawValue)",
                    expected: isExpected
                        ? "\(feature)\(role.rawValue).swift" : "none in \(subject.name)")
            }
        }
    }

    /// A file with a role must have members.
    var contents: [Violation] {
        files.filter { due.contains($0.feature) && $0.role != nil && !$0.hasMembers }.map {
            violation($0, "no members", "a function, a property or a case")
        }
    }

    /// The name of a file begins with its feature. A model is named after its content.
    var names: [Violation] {
        files.filter {
            Structure.allFeatures.contains($0.feature) && $0.role != .model
                && !$0.name.hasPrefix($0.feature)
        }.map { violation($0, "the name \($0.name)", "a name that begins with \($0.feature)") }
    }

    /// The features that this architecture must have.
    var due: [String] { Structure.features(of: subject.module) }

    func violation(_ file: SourceFile, _ seen: String, _ expected: String) -> Violation {
        Violation(path: "\(subject.folder)/\(file.path)", seen: seen, expected: expected)
    }
}
