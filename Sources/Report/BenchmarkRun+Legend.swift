import BenchmarkReports
import Measuring
import Reporting

extension BenchmarkRun {
    /// The apps that were measured, the reference first; without its duplicate.
    var apps: [String] {
        let timed = results.first?.subjects ?? []
        let names = timed.isEmpty ? counts.first?.subjects ?? taps.map(\.app) : timed
        return names.filter { $0 != Self.duplicate }
    }

    /// The signs of everything that was measured: first the architectures, then what they are beside.
    var legend: Legend {
        let others = results.flatMap(\.subjects) + growth.map(\.subject)
        var seen: Set = [Self.duplicate]
        return Legend(
            (apps.dropFirst() + apps.prefix(1) + others).filter { seen.insert($0).inserted })
    }
}

extension String {
    /// The text as a sentence or a title begins.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
