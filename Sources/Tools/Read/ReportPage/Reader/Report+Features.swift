import Anatomy
import Comparison
import Output

extension Report {
    /// The features in the order in which they are best read.
    private static let order = ["Feedback", "Login", "News", "Home", "Link", "Article"]

    /// The folders whose code the report shows: the features, then what they share, then, with an empty
    /// name, what is in no folder.
    package static func features(of sources: [ArchitectureFiles]) -> [String] {
        let all = sources.flatMap(\.files).map(\.feature).uniqued().sorted()
        let shared = all.filter { !order.contains($0) && !$0.isEmpty }
        return order + shared + all.filter(\.isEmpty)
    }
}
