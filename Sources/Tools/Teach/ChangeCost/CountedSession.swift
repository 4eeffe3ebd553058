import Foundation
import Measuring

/// The counts of one whole session, as `triptych bench` writes them.
struct CountedSession {
    /// The part of the file that is needed here.
    private struct Document: Decodable {
        struct Run: Decodable {
            let counts: [CountedBenchmark]
        }

        let run: Run
    }

    /// What `bench` calls it.
    static let name = "counts: ready values: one whole session"

    /// Nil if nothing can be counted on this machine.
    private let counted: CountedBenchmark?

    init(json: Data) throws {
        counted = try JSONDecoder().decode(Document.self, from: json).run.counts.first
    }

    /// How the counts change, by architecture.
    func differences(to later: CountedSession) -> [String: [MeasuredCost.CountDifference]] {
        guard let counted, let other = later.counted else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: counted.subjects.map { subject in
                let differences = CountKind.all.filter { !$0.isOfOpenScreens }.compactMap { kind in
                    Self.difference(
                        of: kind, counted.counts(of: subject), other.counts(of: subject))
                }
                return (subject, differences)
            })
    }

    /// Nil if one of the two could not be counted.
    private static func difference(
        of kind: CountKind, _ before: Counts?, _ after: Counts?
    ) -> MeasuredCost.CountDifference? {
        guard let before = before.flatMap(kind.count), let after = after.flatMap(kind.count) else {
            return nil
        }
        return MeasuredCost.CountDifference(
            kind: kind.title.lowercased(), before: before, after: after)
    }
}
