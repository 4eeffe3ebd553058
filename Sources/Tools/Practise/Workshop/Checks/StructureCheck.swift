import ArchitectureRules
import Foundation
import Gherkin
import Toolchain
import Trials

/// Checks with the program that was built whether the sources follow the rules, because an exercise may change the rules.
struct StructureCheck {
    let build: PackageBuild
    let architecture: String

    func result() throws -> CheckResult {
        let run = try build.runProduct(
            ScenariosProduct.words(build.program, .structure, [architecture]))
        guard
            let violations = try? JSONDecoder().decode(
                [StructureRules.Violation].self, from: run.output)
        else {
            return .failed(
                CheckFailure(
                    next: "see why the sources can't be read",
                    observed: run.errors.trimmingCharacters(in: .newlines),
                    expected: "the folders of \(architecture)",
                    place: architecture))
        }
        guard let first = violations.first else { return .passed }
        return .failed(
            CheckFailure(
                next: "follow the rules of the architecture in \(first.path)",
                observed: first.seen, expected: first.expected, place: first.path,
                details: violations.dropFirst()
                    .map { "\($0.path): \($0.seen); expected \($0.expected)" }
                    .joined(separator: "\n")))
    }
}
