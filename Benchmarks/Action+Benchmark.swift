import AppContract
import Measuring

extension Action {
    /// The action on each of the apps; the first is the reference.
    @MainActor
    public func benchmark(of apps: [NamedApp]) -> Benchmark {
        Benchmark(name: name, subjects: apps.map { subject($0.name, app: $0.app) })
    }
}
