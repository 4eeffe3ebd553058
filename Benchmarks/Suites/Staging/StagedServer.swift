import InMemoryServer
import Services

/// Where the news of a stage come from.
protocol StagedServer {
    /// Has these articles and no others.
    func setArticles(_ articles: [Article])
}

extension InMemoryBackend: StagedServer {}
extension ReadyNews: StagedServer {}
