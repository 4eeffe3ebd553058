import Trials

/// A change or an exercise, as its folder describes it.
package struct Exercise: Equatable, Sendable {
    package enum Group: String, Sendable {
        /// The same requirement for every architecture.
        case changes
        case exercises
    }

    package enum Kind: String, CaseIterable, Sendable {
        case change, hunt, predict, test, refactor, split, module

        /// The check that the unsolved exercise fails, unless the patch of the start names one.
        var failingCheck: CheckName {
            switch self {
            case .predict: .prediction
            case .test: .faults
            case .change, .hunt, .refactor, .split, .module: .newScenario
            }
        }
    }

    package let number: Int
    /// The name of the folder without the number. It stays the same if exercises are renumbered.
    package let name: String
    package let group: Group
    package let description: ExerciseDescription
    package let hints: [String]
    /// The path of the scenarios that a solution must pass, from the root of the package.
    package let feature: String?
    /// The start files of all architectures.
    package let shared: Patch?
    /// The start files of each architecture, in addition to `shared`, by its name.
    package private(set) var starts: [String: Patch]
    /// The solutions, by the name of the architecture.
    package private(set) var solutions: [String: Patch]
    /// The solutions of other authors, who have not seen those. Each author's are by the name of the architecture.
    package let otherSolutions: [OtherSolutions]
    /// The solutions in variants, by the name of the variant. Their author has made none of the others.
    package private(set) var variantSolutions: [String: Patch] = [:]
    /// Solutions whose rules are in a type of their own, made from those of the first author, by the name of the architecture.
    package private(set) var solutionsInAType: [String: Patch] = [:]
    /// The start files of these solutions.
    package private(set) var startsInAType: [String: Patch] = [:]
    /// What a reader has answered about the solutions of all authors.
    package let reviews: [PatchReview]
    /// The faults that the learner's tests must catch, by the name of the architecture.
    package let faults: [String: [Patch]]
    /// The texts of the tests that ask the roles of an architecture, without a view, for their decisions. The learner does
    /// not see them.
    package let hiddenTests: [String: String]
    package let wrongSolutions: [WrongSolution]
    /// The prediction, with its answers.
    package let answer: String?
    /// The architectures it can be done in, in their usual order.
    package let architectures: [String]

    /// The solutions of all authors, the first one first.
    package var solutionsOfAuthors: [[String: Patch]] {
        [solutions] + otherSolutions.map(\.patches)
    }

    /// The exercise as an author solves it, who counts from 0; nil if there is no such author.
    package func solved(byAuthor index: Int) -> Exercise? {
        guard solutionsOfAuthors.indices.contains(index) else { return nil }
        var exercise = self
        exercise.solutions = solutionsOfAuthors[index]
        return exercise
    }

    /// The exercise with the solutions in variants among those of the first author.
    package var withVariants: Exercise {
        var exercise = self
        exercise.solutions.merge(variantSolutions) { $1 }
        return exercise
    }

    /// The exercise with the solutions whose rules are in a type of their own in place of those of the first author, where
    /// there is such a solution.
    package var inAType: Exercise {
        var exercise = self
        for (architecture, solution) in solutionsInAType {
            exercise.solutions[architecture] = solution
            exercise.starts[architecture] = startsInAType[architecture]
        }
        return exercise
    }

    /// The title of an architecture's solutions with their rules in a type of their own.
    package static func titleInAType(_ architecture: String) -> String {
        "\(architecture), rules in a type"
    }

    package var title: String { description.title }
    package var kind: Kind { description.kind }

    /// The folder's name, such as `01-send-disabled`.
    package var folderName: String { Self.twoDigits(number) + "-" + name }

    /// The folder, from the root of the package.
    package var path: String { "scenarios/\(group.rawValue)/\(folderName)" }

    /// The start files of an architecture, as patches.
    package func given(in architecture: String) -> [Patch] {
        [shared, starts[architecture]].compactMap(\.self)
    }

    /// The answer of a prediction for one architecture only, because the learner still has to predict the others.
    package func answer(in architecture: String) -> String? {
        answer.flatMap { text in
            MarkdownDocument(text, path: path).sections.first { $0.title == architecture }?.text
        }
    }

    /// The check that the unsolved exercise fails in an architecture.
    func failureOfStart(in architecture: String) -> ExpectedFailure {
        let fields = starts[architecture]?.fields ?? []
        return ExpectedFailure(
            check: fields["Fails"].flatMap { CheckName(rawValue: $0.value) } ?? kind.failingCheck,
            reason: fields["Reason"]?.value)
    }

    /// The number with two digits, as in the name of a folder.
    package static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }
}

/// The solutions of one more author.
package struct OtherSolutions: Equatable, Sendable {
    /// The author, by the name of the folder.
    package enum Author: String, CaseIterable, Codable, Sendable {
        case second, third
    }

    package let author: Author
    /// By the name of the architecture.
    package let patches: [String: Patch]
}

/// A wrong solution, such as a learner may write.
package struct WrongSolution: Equatable, Sendable {
    let architecture: String
    package let patch: Patch
    let failure: ExpectedFailure
}

/// A check that fails.
package struct ExpectedFailure: Equatable, Sendable {
    let check: CheckName
    /// The text that the check must print; nil for any text.
    let reason: String?
}
