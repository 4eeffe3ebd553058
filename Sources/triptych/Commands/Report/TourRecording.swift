import Anatomy
import Architectures
import Foundation
import Report
import Reporting
import Scenarios

/// Has the tour of the report recorded.
struct TourRecording {
    let architectures: [Architecture]
    let terminal: Terminal

    /// What was recorded or, since there is more to a report, why nothing could be.
    func tour() -> Tour {
        do {
            let file = FileManager.default.temporaryDirectory
                .appending(path: "\(UUID().uuidString).feature")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(Tour.feature.utf8).write(to: file)
            let selection = try TraceSelection(
                Tour.name, among: try RunnableFeature(try FeatureFiles.read(file.path)).scenarios)
            let tracing = ScenarioTracing(architectures, among: architectures, detail: .roles)
            return Tour(try tracing.traces(of: selection, on: terminal))
        } catch {
            terminal.note("no calls could be recorded; the page says why, and has the rest")
            return Tour(failedWith: "\(error)")
        }
    }
}
