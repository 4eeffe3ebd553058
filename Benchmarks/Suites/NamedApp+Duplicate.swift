import AppContract
import BenchmarkReports
import MVCDuplicate

/// The apps that are measured beside each other; the first is the reference of the ratios.
extension [NamedApp] {
    /// The same with the duplicate of the reference after it: its sources, compiled a second time. It ought to
    /// be as fast; what it shows instead is how much the placing of code in memory alone can do, and is called
    /// the noise floor.
    @MainActor
    var withDuplicate: [NamedApp] {
        let duplicate = NamedApp(name: BenchmarkRun.duplicate, app: MVCApp.self)
        return prefix(1) + [duplicate] + dropFirst()
    }
}
