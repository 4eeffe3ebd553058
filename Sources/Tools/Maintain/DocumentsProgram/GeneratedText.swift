import Anatomy
import ArchitectureList
import ChangeCost
import Console
import Faults
import Foundation
import Measuring
import NewFeature
import Scenarios
import Toolchain

/// The texts of the generated parts of the documents.
final class GeneratedText {
    /// Figures that need a long run. Without a run, the parts with these figures stay as they are.
    struct Runs {
        /// A run of the architectures.
        var comparison: BenchmarkRun?
        /// A run of the variants.
        var variants: BenchmarkRun?
    }

    private let package: URL
    private let runs: Runs
    private let terminal: Terminal
    private lazy var anatomy = Result {
        AnatomyReport(try AnatomyReading(architectures: .all).figures(on: terminal)).generated
    }
    private lazy var faults = Result {
        try FaultReading(architectures: .all).completeReport(on: terminal)?.generated
    }
    private lazy var variantsAnatomy = Result {
        AnatomyReport(
            try AnatomyReading(architectures: VariantsTable.columns).figures(on: terminal)
        ).generated
    }
    private lazy var variantsFaults = Result {
        try FaultReading(architectures: Architecture.testedVariants).completeReport(on: terminal)?
            .generated
    }
    private lazy var costs = Result { try CostReading(architectures: .all) }

    init(of package: URL, runs: Runs = Runs(), on terminal: Terminal) {
        self.package = package
        self.runs = runs
        self.terminal = terminal
    }

    /// The text of a part; nil if it can't be made now.
    ///
    /// - Parameter documents: All documents, in which the parts that others quote are up to date.
    func text(of name: String, quoting documents: [GeneratedDocument]) throws -> String? {
        switch name {
        case "run": runs.comparison?.document.markdown
        case "variants": runs.variants?.document.markdown
        case "changes": try costs.get().document(on: terminal).markdown
        case "new screen": try newScreen()
        case "steps": Vocabulary.standard.markdown
        case "anatomy of variants": try sizeOfVariants()
        case let name where name.hasPrefix("anatomy"): try known(name, in: anatomy.get())
        case "faults of variants": try variantsFaults.get()?["faults"]
        case let name where name.hasPrefix(Self.changeFaults): try faults(ofPart: name)
        case let name where name.hasPrefix("faults"):
            try faults.get().map { try known(name, in: $0) }
        case "answer", "answer in Chinese":
            try AnswerTable(
                architectures: Architecture.all.names, documents: documents,
                isChinese: name != "answer"
            ).markdown()
        case "answer for rules", "answer for rules in Chinese":
            try RulesTable(documents: documents, isChinese: name.hasSuffix("Chinese")).markdown()
        case "answer in variants": try VariantsTable(documents: documents).markdown()
        case let name: try Quotation(name).lines(in: documents).joined(separator: "\n")
        }
    }

    /// Whether a part is made of other parts, so these have to be up to date first.
    static func quotesOthers(_ name: String) -> Bool {
        name.hasPrefix("answer") || name.hasPrefix(Quotation.beginning)
    }

    private func known(_ name: String, in texts: [String: String]) throws -> String {
        if let text = texts[name] { return text }
        throw PackageError(texts.keys.sorted().complaint(aboutUnknown: "generated part", name))
    }

    /// The size of the variants; nil while one does not compile, because what changes an architecture, such as `new`, leaves its
    /// variants as they are.
    private func sizeOfVariants() throws -> String? {
        do {
            return try known("anatomy size", in: variantsAnatomy.get())
        } catch is ToolError {
            terminal.note("a variant does not compile, so the sizes of variants stay as they are")
            return nil
        }
    }

    private static let changeFaults = "faults of change "

    /// Who catches the faults in the statements of a change; nil if there is no such change, or unless all of its faults have
    /// been tried.
    private func faults(ofPart name: String) throws -> String? {
        do {
            let typed = String(name.dropFirst(Self.changeFaults.count))
            return try FaultReading.document(ofChange: typed, in: .all, on: terminal)?.markdown
        } catch is UsageError {
            return nil
        }
    }

    /// The cost of adding a new screen, `Profile`; nil if the package already has one.
    private func newScreen() throws -> String? {
        let subjects = Architecture.all.subjects
        guard
            let feature = try? NewFeature(
                FeatureName("Profile"), in: subjects, isAlone: false, package: package)
        else { return nil }
        return try ScreenCost(of: feature.files, for: subjects, in: package).table.markdown
    }
}

extension [Architecture] {
    fileprivate static var all: [Architecture] { Architecture.all }
}

extension Vocabulary {
    /// All steps, a table for each group.
    fileprivate var markdown: String {
        groups.map { group in
            (["| \(group.title) | |", "| --- | --- |"]
                + group.definitions.map { "| `\($0.phrase)` | \($0.remark) |" })
                .joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}
