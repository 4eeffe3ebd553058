import ArchitectureList
import Console
import Measuring

/// Counts of the outcomes of some faults.
extension [FaultOutcome] {
    /// The faults that compile and that somebody can notice. All shares are of these.
    var noticeable: [FaultOutcome] {
        filter { outcome in
            switch outcome.verdict {
            case .caught, .missed: true
            case .equivalent, .doesNotCompile: false
            }
        }
    }

    /// Without those in code that stands in for a library, such as the binding of MVVM.
    var withoutBinding: [FaultOutcome] {
        filter { !$0.fault.path.contains("/\(ArchitectureSources.binding)/") }
    }

    /// The number of faults that at least one of the finders caught.
    private func caught(by finders: [Finder]) -> Int {
        count { outcome in finders.contains { outcome.catches[$0] != nil } }
    }

    private var survived: Int { count(where: \.isMissed) }

    /// How many of the faults that somebody can notice are caught. Nil if there are none.
    func share(caughtBy finders: [Finder]) -> Share? {
        Share(of: noticeable.count, with: noticeable.caught(by: finders))
    }

    /// Such as `3 (75 %)`.
    func caughtText(by finders: [Finder]) -> String {
        let caught = noticeable.caught(by: finders)
        return "\(caught) (\(share(caughtBy: finders)?.text ?? "–"))"
    }

    /// Such as `75 % (66–82)`, with the interval.
    func shareText(caughtBy finders: [Finder]) -> String {
        share(caughtBy: finders)?.textWithInterval ?? "–"
    }

    static var columns: [String] {
        ["faults", "noticeable"] + Finder.allCases.map(\.title) + ["caught", "survived"]
    }

    /// The cells of a row, one for each of the `columns`.
    var cells: [any CellContent] {
        [count, noticeable.count] + Finder.allCases.map { caught(by: [$0]) }
            + [caughtText(by: Finder.allCases), survived]
    }

    /// The counts in a sentence.
    var sentence: String {
        let compiling = count(where: \.compiles)
        let finders = Finder.allCases.map { finder in
            let name = finder == .leakGate ? "the \(finder.title)" : finder.title
            return "\(caught(by: [finder])) by \(name)"
        }
        return """
            Of \(count) faults, \(compiling) compile. \(compiling - noticeable.count) of these change nothing that anybody \
            can notice; `\(EquivalentFaults.path)` has the reasons, and they are left out of all shares. Of the other \
            \(noticeable.count), \(caught(by: Finder.allCases)) are caught: \(finders.joined(separator: ", ")). \(survived) survived.
            """
    }
}

extension Share {
    fileprivate var text: String { ratio.formattedAsPercentage(places: 0) }

    fileprivate var textWithInterval: String {
        let ends = [interval.lower, interval.upper].map { ($0 * 100).formatted(places: 0) }
        return "\(text) (\(ends.joined(separator: "–")))"
    }
}
