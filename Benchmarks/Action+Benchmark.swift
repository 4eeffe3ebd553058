import Architectures
import Measuring

extension Action {
    /// The action on each of the architectures; the first is the reference.
    @MainActor
    public func benchmark(of architectures: [Architecture]) -> Benchmark {
        Benchmark(
            name: name,
            subjects: architectures.map { subject($0.rawValue, app: $0.app) })
    }
}
