import Services

/// Where the news lead.
struct NewsRouter {
    let showArticle: (Article) -> Void
    let showLogin: () -> Void
}
