import BenchmarkReports
import Measuring
import Reporting

extension BenchmarkRun {
    /// The signs of everything that was measured: first the apps, then what else was observed.
    var legend: Legend {
        let others = results.flatMap(\.subjects) + growth.map(\.subject)
        var seen: Set = [Self.duplicate]
        return Legend((apps + others).filter { seen.insert($0).inserted })
    }
}

extension String {
    /// The text as a sentence or a title begins.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
