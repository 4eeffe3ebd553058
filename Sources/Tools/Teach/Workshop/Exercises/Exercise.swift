/// A change or an exercise, as its folder describes it.
package struct Exercise: Equatable, Sendable {
    package enum Group: String, Codable, Sendable {
        /// The same requirement for every architecture.
        case changes
        case exercises
    }

    package enum Kind: String, CaseIterable, Codable, Sendable {
        case change, hunt, predict, test, refactor, split, module

        /// The check that the start fails, if no patch of the start names one.
        var failingCheck: CheckName {
            switch self {
            case .predict: .prediction
            case .test: .faults
            case .change, .hunt, .refactor, .split, .module: .newScenario
            }
        }
    }

    package let number: Int
    /// The name of the folder without the number, which stays the same if exercises are numbered anew.
    package let name: String
    package let group: Group
    package let description: ExerciseDescription
    package let hints: [String]
    /// What is for the teacher, by heading.
    package let teacher: [MarkdownDocument.Section]
    /// The path of the scenarios that a solution must pass, from the root of the package.
    package let feature: String?
    /// What everyone is given.
    package let shared: Patch?
    /// The patch that a learner gets for an architecture, by its name.
    package let starts: [String: Patch]
    /// By the name of the architecture.
    package let solutions: [String: Patch]
    package let wrongSolutions: [WrongSolution]
    /// Faults that the learner's tests must find, by the name of the architecture.
    package let faults: [String: [Fault]]
    /// The prediction, with its answers.
    package let answer: String?
    /// The architectures it can be done in, in their usual order.
    package let architectures: [String]

    package var title: String { description.title }
    package var kind: Kind { description.kind }

    /// The folder's name, such as `01-send-disabled`.
    package var folderName: String { Self.twoDigits(number) + "-" + name }

    /// The folder, from the root of the package.
    package var path: String { "scenarios/\(group.rawValue)/\(folderName)" }

    /// What the start fails in an architecture.
    package func failureOfStart(in architecture: String) -> ExpectedFailure {
        if let patch = starts[architecture], let failure = ExpectedFailure(start: patch) {
            return failure
        }
        return ExpectedFailure(check: kind.failingCheck, reason: nil)
    }

    /// Its number as in the name of its folder.
    package static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }
}

/// A check that fails.
package struct ExpectedFailure: Equatable, Sendable {
    package let check: CheckName
    /// What the check must print; nil for anything.
    package let reason: String?

    package init(check: CheckName, reason: String?) {
        self.check = check
        self.reason = reason
    }

    init?(start: Patch) {
        guard let check = start.preamble["Fails"].flatMap(CheckName.init) else { return nil }
        self.init(check: check, reason: start.preamble["Reason"])
    }
}

/// A wrong solution, such as a learner may write.
package struct WrongSolution: Equatable, Sendable {
    package let name: String
    package let architecture: String
    package let patch: Patch
    package let failure: ExpectedFailure
}

/// A fault in the code that tests must find.
package struct Fault: Equatable, Sendable {
    package let name: String
    package let patch: Patch
}
